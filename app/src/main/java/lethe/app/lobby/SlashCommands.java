package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.server.SafeText;
import lethe.app.server.ServerTable;
import lethe.app.server.TableParticipant;
import lethe.app.server.TableService;
import lethe.engine.core.Rejection;

/** Executes server commands typed at a table; they begin with a slash. */
final class SlashCommands {
  static final List<String> COMMANDS =
      List.of("/say", "/who", "/talk", "/bot", "/adjourn", "/help");

  private static final Set<String> LEAVING = Set.of("lobby", "leave");

  private final LobbyContext context;
  private final TableParticipant participant;
  private final ServerTable table;
  private final TableService atTable;

  SlashCommands(LobbyContext context, TableParticipant participant, ServerTable table) {
    this.context = context;
    this.participant = participant;
    this.table = table;
    this.atTable = context.server().tableService();
  }

  /** Returns whether a line is a server command rather than input for the match. */
  static boolean isSlashCommand(String line) {
    return line.strip().startsWith("/");
  }

  /** Returns whether a line is a known server command, including the slash. */
  static boolean isKnown(String line) {
    return COMMANDS.contains(line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT));
  }

  /** Returns whether a line would be a known server command with a leading slash. */
  static boolean isMissingSlash(String line) {
    return isKnown("/" + line.strip());
  }

  /** Returns whether a line begins with a word for leaving that is not understood in a match. */
  static boolean isLeaving(String line) {
    String word = line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    return LEAVING.contains(word);
  }

  /** Returns how to leave a table where a match has begun. */
  static String howToLeave(TableParticipant participant, ServerTable table) {
    return participant.seat().isPresent() && !table.isFinished()
        ? MESSAGES.format("how-to-leave", table.number())
        : MESSAGES.format("how-to-leave.watching");
  }

  /** Executes a command without its slash and returns the answer, which only the user sees. */
  List<String> execute(String text) {
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1].strip() : "";
    String word = words[0].toLowerCase(Locale.ROOT);
    int most = word.equals("bot") ? 1 : 0;
    List<String> given = rest.isEmpty() ? List.of() : List.of(rest.split("\\s+"));
    if (isKnown("/" + word) && !word.equals("say") && given.size() > most) {
      String surplus = SafeText.sanitize(given.get(most), 40);
      return List.of(
          MESSAGES.format("argument-unexpected", surplus, MESSAGES.format("usage.table." + word)));
    }
    return switch (word) {
      case "say" -> say(rest).stream().toList();
      case "who" -> who();
      case "talk" -> history();
      case "bot" ->
          atTable.decisions().replaceByBot(participant, table, rest).stream()
              .map(this::message)
              .toList();
      // A successful adjournment is reported where the players go next.
      case "adjourn" ->
          atTable.decisions().adjourn(participant, table).stream().map(this::message).toList();
      case "help", "" -> help().toList();
      case "lobby", "leave", "quit" -> List.of(howToLeave(participant, table));
      default -> Stream.concat(Stream.of(MESSAGES.format("no-slash")), help()).toList();
    };
  }

  private static Stream<String> help() {
    return MESSAGES.format("help.table").lines();
  }

  private String message(Rejection rejection) {
    return LobbyMessages.say(rejection, table.title());
  }

  private Optional<String> say(String text) {
    String line = SafeText.sanitize(text, LobbyContext.MAX_CHAT_LENGTH);
    Optional<String> rejection = context.checkChat(line, "/say");
    if (rejection.isPresent()) {
      return rejection;
    }
    if (participant.seat().isPresent() && table.isSilent()) {
      return table.title().silenceReason();
    }
    atTable.say(participant, table, line);
    return Optional.empty();
  }

  private List<String> history() {
    List<String> lines =
        atTable.chatHistory(participant, table).stream().map(LobbyMessages::say).toList();
    return lines.isEmpty() ? List.of(MESSAGES.format("no-talk")) : lines;
  }

  private List<String> who() {
    List<String> lines = new ArrayList<>();
    lines.add(
        LobbyMessages.compactRow(
            context.server().listings().listingAtTable(table, participant.account())));
    TableService.Spectators watching = atTable.spectators(participant, table);
    if (watching.count() > 0) {
      String names = String.join(", ", watching.names());
      lines.add(MESSAGES.format("watching", names.isEmpty() ? watching.count() : names));
    }
    return lines;
  }
}
