package lethe.app.lobby;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Entry;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.command.CommonCommand;
import lethe.app.frame.Text;
import lethe.app.page.PageTransition;
import lethe.app.text.Messages;

/**
 * All commands that users can type on a server, by place, with their arguments and handlers. Help,
 * usages, completion, the reserved names and the tables in the documentation are derived from these
 * tables. The description of a command is in the resources, under a key such as {@code
 * help.lobby.sit.N}.
 */
final class ServerCommands {
  /** Executes a command in the lobby. Throws an exception if the store cannot be accessed. */
  interface LobbyCommand {
    Reply execute(LobbyCommands lobby, Call call) throws IOException;
  }

  /** Executes a command in a waiting room. */
  interface WaitingCommand {
    PageTransition<LobbyEffect, LobbyReport> execute(WaitingPage page, Call call);
  }

  /** Executes a command at a table and returns the answer. */
  interface SlashCommand {
    List<String> execute(SlashCommands table, Call call);
  }

  static final CommandTable<LobbyCommand> LOBBY =
      new CommandTable<>(
          List.of(
              lobby("help|?", (lobby, _) -> lobby.help()),
              lobby("games", (lobby, _) -> lobby.games()),
              lobby("rules GAME", LobbyCommands::rules),
              lobby("play GAME [OPTION...]", (lobby, call) -> lobby.createTable(call, true)),
              lobby("make GAME [OPTION...]", (lobby, call) -> lobby.createTable(call, false)),
              lobby("quick GAME", LobbyCommands::quickMatch),
              lobby("tables [WHICH] [PAGE]", LobbyCommands::tables),
              lobby("waiting", (lobby, _) -> lobby.listWaitingTables()),
              lobby("sit N [SEAT] [word=WORD]", (lobby, call) -> lobby.tableCommands().sit(call)),
              match("watch N", (commands, table, _) -> commands.watch(table)),
              table("leave N", (commands, table, _) -> commands.leave(table)),
              table(
                  "kick N SEAT", (commands, table, call) -> commands.kick(table, call.argument(1))),
              table(
                  "invite N NAME",
                  (commands, table, call) -> commands.invite(table, call.argument(1))),
              match("review N", (commands, table, _) -> commands.review(table)),
              match("journal N", (commands, table, _) -> commands.journal(table)),
              lobby("daily", (lobby, _) -> lobby.daily().list()),
              lobby("daily DEAL [PARTNER]", (lobby, call) -> lobby.daily().play(call)),
              lobby("daily DEAL results [DAY]", (lobby, call) -> lobby.daily().results(call)),
              lobby("daily calendar", (lobby, _) -> lobby.daily().calendar()),
              lobby("daily share", (lobby, _) -> lobby.daily().share()),
              lobby("daily deals [DAY]", (lobby, call) -> lobby.daily().deals(call)),
              lobby("events", (lobby, _) -> lobby.events().list()),
              event("event NAME", (commands, event, _) -> commands.describe(event)),
              event(
                  "event NAME enter [PARTNER]",
                  (commands, event, call) -> commands.enter(event, call.argument(1))),
              event("event NAME play", (commands, event, _) -> commands.play(event)),
              event(
                  "event NAME deal K",
                  (commands, event, call) -> commands.deal(event, call.argument(1))),
              event("event NAME deals", (commands, event, _) -> commands.deals(event)),
              event("event NAME results", (commands, event, _) -> commands.results(event)),
              event("event NAME csv", (commands, event, _) -> commands.csv(event)),
              event("event NAME withdraw", (commands, event, _) -> commands.withdraw(event)),
              event("event NAME cancel", (commands, event, _) -> commands.cancel(event)),
              lobby(
                  "event make NAME GAME [OPTION...]", (lobby, call) -> lobby.events().create(call)),
              lobby("results [GAME]", LobbyCommands::results),
              lobby("leaders GAME [all]", LobbyCommands::leaders),
              lobby("who [NAME]", LobbyCommands::who),
              lobby("friends", (lobby, _) -> lobby.friends().list()),
              lobby("friends add NAME", (lobby, call) -> lobby.friends().add(call)),
              lobby("friends drop NAME", (lobby, call) -> lobby.friends().remove(call)),
              lobby("settings", (lobby, _) -> lobby.friends().settings()),
              lobby(
                  "settings SETTING [VALUE]", (lobby, call) -> lobby.friends().changeSetting(call)),
              lobby("say TEXT", (lobby, call) -> lobby.chat().say(call)),
              lobby("talk", (lobby, _) -> lobby.chat().history()),
              lobby("name NAME", LobbyCommands::rename),
              lobby("back CODE [COMMAND...]", LobbyCommands::restoreGuest),
              lobby("keys", (lobby, _) -> lobby.keys().list()),
              lobby("keys add", (lobby, _) -> lobby.keys().add()),
              lobby("keys join WORD", (lobby, call) -> lobby.keys().join(call)),
              lobby("keys code", (lobby, _) -> lobby.keys().newReturnCode()),
              lobby("keys drop N", (lobby, call) -> lobby.keys().remove(call)),
              lobby("account export", (lobby, _) -> lobby.exportAccount()),
              lobby("account delete NAME", LobbyCommands::deleteAccount),
              lobby("mute", (lobby, _) -> lobby.friends().listMuted()),
              lobby("mute NAME", (lobby, call) -> lobby.friends().mute(call)),
              lobby("unmute NAME", (lobby, call) -> lobby.friends().unmute(call)),
              lobby("report NAME TEXT", LobbyCommands::report),
              lobby("version", (lobby, _) -> lobby.version()),
              lobby("quit", (_, _) -> Reply.QUIT)),
          true);

  /** The commands of a waiting room. Any other lines from a pipe are for the match. */
  static final CommandTable<WaitingCommand> WAITING =
      new CommandTable<>(
          List.of(
              waiting("leave", (page, _) -> page.request(new LobbyEffect.GiveUp())),
              waiting("lobby|back|quit", (page, _) -> page.request(new LobbyEffect.StandUp())),
              waiting("kick [N] SEAT", WaitingPage::passOnHostCommand),
              waiting("invite [N] NAME", WaitingPage::passOnHostCommand),
              waiting("say TEXT", WaitingPage::passOn),
              waiting("talk", WaitingPage::passOn),
              waiting("who", WaitingPage::passOn),
              waiting("help", (page, _) -> page.showHelp())),
          false);

  /** The commands at a table. All other lines are for the match. */
  static final CommandTable<SlashCommand> TABLE =
      new CommandTable<>(
          List.of(
              slash("/say TEXT", SlashCommands::say),
              slash("/who", (table, _) -> table.who()),
              slash("/talk", (table, _) -> table.chatHistory()),
              slash("/bot [SEAT]", SlashCommands::replaceByBot),
              slash("/adjourn", (table, _) -> table.adjourn()),
              slash("/abort", (table, _) -> table.abort()),
              slash("/help", (_, _) -> SlashCommands.help())),
          false);

  /** The column at which the description of a command begins in help. */
  private static final int HELP_COLUMN = 21;

  /** The width of the description of a command in help, in columns. */
  private static final int HELP_WIDTH = 58;

  private ServerCommands() {}

  private static Entry<LobbyCommand> lobby(String usage, LobbyCommand handler) {
    return new Entry<>(usage, handler);
  }

  /** Returns a command about the table whose number is the first argument. */
  private static Entry<LobbyCommand> table(String usage, LobbyTableCommands.TableAction action) {
    return lobby(usage, (lobby, call) -> lobby.tableCommands().execute(call, action));
  }

  /** Returns a command that shows the match at the table whose number is the first argument. */
  private static Entry<LobbyCommand> match(String usage, LobbyTableCommands.TableAction action) {
    return lobby(usage, (lobby, call) -> lobby.tableCommands().executeIfVisible(call, action));
  }

  /** Returns a command about the event that is named by the first argument. */
  private static Entry<LobbyCommand> event(String usage, EventCommands.EventAction action) {
    return lobby(usage, (lobby, call) -> lobby.events().execute(call, action));
  }

  private static Entry<WaitingCommand> waiting(String usage, WaitingCommand handler) {
    return new Entry<>(usage, handler);
  }

  private static Entry<SlashCommand> slash(String usage, SlashCommand handler) {
    return new Entry<>(usage, handler);
  }

  /** Returns the words of all commands, which are reserved and cannot be user names. */
  static Collection<String> reservedWords() {
    Stream<String> atTable = TABLE.firstWordsAndAliases().map(name -> name.substring(1));
    Stream<String> words =
        Stream.of(LOBBY.firstWordsAndAliases(), WAITING.firstWordsAndAliases(), atTable)
            .flatMap(names -> names);
    return Stream.concat(words, CommonCommand.WORDS.stream())
        .filter(word -> word.matches("[a-z]+"))
        .toList();
  }

  static String description(CommandForm form, String place) {
    String key = "help." + place + "." + form.key().replace("/", "");
    return LobbyMessages.MESSAGES.format(key);
  }

  /**
   * Returns help on all commands of a place.
   *
   * @param place the name of the place in message keys
   */
  static List<String> help(CommandTable<?> commands, String place) {
    List<String> lines = new ArrayList<>();
    for (Entry<?> command : commands.entries()) {
      String usage = command.form().usage();
      List<String> text =
          Text.wrapped(
                  description(command.form(), place).lines().map(Text::plain).toList(), HELP_WIDTH)
              .stream()
              .map(Text::text)
              .toList();
      boolean usageFits = usage.length() < HELP_COLUMN - 1;
      if (!usageFits) {
        lines.add(usage);
      }
      for (int i = 0; i < text.size(); i++) {
        lines.add(row(usageFits && i == 0 ? usage : "", text.get(i)));
      }
    }
    LobbyMessages.MESSAGES.format("help." + place).lines().forEach(lines::add);
    return lines;
  }

  private static String row(String usage, String text) {
    return String.format(Locale.ROOT, "%-" + HELP_COLUMN + "s%s", usage, text);
  }

  /**
   * Returns the message for a line that is not a valid command.
   *
   * @throws IllegalArgumentException if it is one
   */
  static String refusal(Lookup<?> lookup, Messages messages) {
    return switch (lookup) {
      case Lookup.FoundCommand<?> found -> throw new IllegalArgumentException("" + found);
      case Lookup.UnknownCommand<?>(String word, List<String> suggestions) ->
          suggestions.isEmpty()
              ? messages.format("unknown-command", LobbyMessages.sanitize(word))
              : messages.format(
                  "unknown-command.suggestion", LobbyMessages.sanitize(word), suggestions);
      case Lookup.UnexpectedWord<?>(String word, String usage) ->
          messages.format("argument-unexpected", LobbyMessages.sanitize(word), usage);
      case Lookup.MissingArgument<?>(_, _, String usage) ->
          messages.format("argument-missing", usage);
    };
  }
}
