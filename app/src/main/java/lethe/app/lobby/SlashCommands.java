package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.lobby.ServerCommands.SlashCommand;
import lethe.app.page.Confirmation;
import lethe.app.server.base.SafeText;
import lethe.app.server.table.MatchInterruptions;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableService;
import lethe.engine.core.Rejection;

/**
 * Executes server commands typed at a table; they begin with a slash. {@link ServerCommands#TABLE}
 * lists them.
 */
final class SlashCommands {
  private static final Set<String> EXIT_WORDS = Set.of("lobby", "leave");

  private final LobbyContext context;
  private final TableParticipant participant;
  private final ServerTable table;
  private final TableService tableService;
  private final MatchInterruptions interruptions;

  SlashCommands(LobbyContext context, TableParticipant participant, ServerTable table) {
    this.context = context;
    this.participant = participant;
    this.table = table;
    this.tableService = context.server().tableService();
    this.interruptions = context.server().matchInterruptions();
  }

  /** Returns whether a line is a server command rather than input for the match. */
  static boolean isSlashCommand(String line) {
    return line.strip().startsWith("/");
  }

  /** Returns whether a line is a known server command, including the slash. */
  static boolean isKnown(String line) {
    return ServerCommands.TABLE.hasCommandOf(line);
  }

  /** Returns whether a line would be a known server command with a leading slash. */
  static boolean isMissingSlash(String line) {
    return isKnown("/" + line.strip());
  }

  /** Returns whether a line begins with a word for leaving that is not a command in a match. */
  static boolean startsWithExitWord(String line) {
    String word = line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    return EXIT_WORDS.contains(word);
  }

  /** Returns the instructions for leaving a table where a match has begun. */
  String exitInstructions() {
    return participant.seat().isPresent() && !table.isFinished()
        ? MESSAGES.format("exit-instructions", context.giveUpCommand(table.number()))
        : MESSAGES.format("exit-instructions.watching");
  }

  /** Executes a command and returns the answer, which only the user sees. */
  List<String> execute(String line) {
    List<String> words = CommandForm.words(context.startCommand(line));
    if (context.isRequestRefused()) {
      return List.of(Confirmation.refusedMessage());
    }
    return switch (ServerCommands.TABLE.find(words)) {
      case Lookup.FoundCommand<SlashCommand>(SlashCommand command, Call call) ->
          command.execute(this, call);
      case Lookup.UnknownCommand<SlashCommand> _ when words.getFirst().equals("/") -> help();
      case Lookup.UnknownCommand<SlashCommand>(String word, _)
          when startsWithExitWord(word.substring(1)) || word.equalsIgnoreCase("/quit") ->
          List.of(exitInstructions());
      case Lookup.UnknownCommand<SlashCommand> _ ->
          Stream.concat(Stream.of(MESSAGES.format("unknown-slash-command")), help().stream())
              .toList();
      case Lookup<SlashCommand> unusable -> List.of(ServerCommands.refusal(unusable, MESSAGES));
    };
  }

  static List<String> help() {
    return ServerCommands.help(ServerCommands.TABLE, "table");
  }

  List<String> replaceByBot(Call call) {
    return message(interruptions.replaceByBot(participant, table, call.argument(0)));
  }

  /** Asks to adjourn. Success is reported on the page to which the players return. */
  List<String> adjourn() {
    return message(interruptions.adjourn(participant, table));
  }

  /** Aborts the match if not every player has moved. Asks for confirmation first. */
  List<String> abort() {
    if (!context.confirm("abort " + table.number())) {
      return List.of(MESSAGES.format("abort.confirm"));
    }
    return message(context.server().seatService().abort(participant.account(), table));
  }

  private List<String> message(Optional<Rejection> refusal) {
    return refusal.stream()
        .map(rejection -> RejectionTexts.text(rejection, table.title()))
        .toList();
  }

  List<String> say(Call call) {
    String line = SafeText.sanitize(call.text(), LobbyContext.MAX_CHAT_LENGTH);
    Optional<String> rejection = context.checkChat(line, "/say");
    if (rejection.isPresent()) {
      return List.of(rejection.get());
    }
    if (participant.seat().isPresent() && table.isSilent()) {
      return table.title().silenceReason().stream().toList();
    }
    tableService.say(participant, table, line);
    return context.replacedCharactersNotice().stream().toList();
  }

  List<String> chatHistory() {
    List<String> lines =
        tableService.chatHistory(participant, table).stream()
            .filter(message -> !context.isMuted(message))
            .map(LobbyMessages::text)
            .toList();
    return lines.isEmpty() ? List.of(MESSAGES.format("chat.empty")) : lines;
  }

  List<String> who() {
    List<String> lines = new ArrayList<>();
    lines.add(
        LobbyMessages.sentence(
            context.server().listings().listingAtTable(table, participant.account())));
    TableService.Spectators spectators = tableService.spectators(participant, table);
    if (spectators.count() > 0) {
      String names = String.join(", ", spectators.names());
      lines.add(MESSAGES.format("spectators", names.isEmpty() ? spectators.count() : names));
    }
    return lines;
  }
}
