package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.Intent;
import lethe.app.command.LineErrorCode;
import lethe.app.frame.Text;
import lethe.app.session.MatchUpdate.BotThinking;
import lethe.app.session.MatchUpdate.CommandRejected;
import lethe.app.session.MatchUpdate.LossWarning;
import lethe.app.text.Launcher;
import lethe.app.text.Messages;
import lethe.app.titles.Title;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;

/** Formats the replies to input. */
final class ReplyTexts {
  /** The commands that are explained after a match. */
  private static final Set<CommonCommand> AFTER_MATCH =
      EnumSet.of(
          CommonCommand.ANALYZE,
          CommonCommand.REPLAY,
          CommonCommand.AGAIN,
          CommonCommand.RESHUFFLE,
          CommonCommand.NEXT,
          CommonCommand.REMATCH,
          CommonCommand.QUIT);

  private ReplyTexts() {}

  static <C, O, V> List<Text> help(MatchPage<C, O, V> page) {
    List<Text> lines = new ArrayList<>();
    boolean over = page.snapshot().turn().isOver();
    if (over) {
      lines.add(Text.bright(MESSAGES.format("help.over")));
    } else {
      lines.add(Text.bright(MESSAGES.format("help.game", page.title().name())));
      page.notation().usages().forEach(usage -> lines.add(Text.plain("  " + usage)));
      lines.add(Text.bright(MESSAGES.format("help.always")));
    }
    for (CommonCommand command :
        over || page.context().isPuzzle()
            ? page.availableCommonCommands()
            : nonPuzzleCommands(page)) {
      lines.add(Text.plain("  " + MESSAGES.format(helpKey(page, command))));
    }
    return lines;
  }

  /** Returns the message about the bot for which the program is waiting. */
  static Text thinking(BotThinking<?, ?, ?> thinking) {
    String seat = Messages.capitalized(thinking.seat().name());
    return Text.faint(
        thinking.percent().isPresent()
            ? MESSAGES.format("bot-thinking.progress", seat, thinking.percent().getAsInt())
            : MESSAGES.format("bot-thinking", seat));
  }

  private static String helpKey(MatchPage<?, ?, ?> page, CommonCommand command) {
    boolean hasPuzzleText = command == CommonCommand.AGAIN || command == CommonCommand.QUIT;
    boolean puzzle = hasPuzzleText && page.context().isPuzzle();
    return "help." + command.word() + (puzzle ? ".puzzle" : "");
  }

  /**
   * Returns the commands except those for puzzles, without undo if moves cannot be taken back, and
   * without private marks if the game tests memory.
   */
  private static List<CommonCommand> nonPuzzleCommands(MatchPage<?, ?, ?> page) {
    return Stream.of(CommonCommand.values())
        .filter(command -> command.availability() != CommonCommand.Availability.PUZZLE)
        .filter(command -> command != CommonCommand.UNDO || !page.snapshot().hasSeveralHumans())
        .filter(command -> command != CommonCommand.MARK || !page.title().isMemoryGame())
        .toList();
  }

  /** Returns the help for this moment: the question and the possible input. */
  static <C, O, V> List<Text> currentSituation(MatchPage<C, O, V> page) {
    List<Text> lines = new ArrayList<>();
    if (page.expectsCommand()) {
      page.snapshot().question().map(Text::bright).ifPresent(lines::add);
    }
    lines.addAll(moves(page));
    lines.add(Text.EMPTY);
    lines.add(Text.faint(MESSAGES.format("now.more")));
    return lines;
  }

  static <C, O, V> List<Text> moves(MatchPage<C, O, V> page) {
    return page.expectsCommand()
        ? LegalCommandsText.lines(page.notation().group(page.snapshot().legalCommands()))
        : nothingToPlay(page);
  }

  /** Returns the message explaining why the viewer cannot move now, or what follows the match. */
  static List<Text> nothingToPlay(MatchPage<?, ?, ?> page) {
    if (page.snapshot().turn().isOver()) {
      return List.of(Text.plain(afterMatch(page)));
    }
    String reason =
        switch (page.visibility()) {
          case TableVisibility.Curtain _ -> "now.curtain";
          case TableVisibility.Covered _ when page.secondsLeft() > 0 -> "now.covered";
          case TableVisibility.Covered _ -> "viewing.over";
          case TableVisibility.Timed _ when ListedBoard.hasNextPage(page) -> "now.minute.more";
          case TableVisibility.Timed _ ->
              page.ownSeats().isEmpty() ? "now.minute.watching" : "now.minute";
          case TableVisibility.Visible _ ->
              page.ownSeats().isEmpty() ? "watching" : "not-your-turn";
        };
    return List.of(Text.plain(MESSAGES.format(reason)));
  }

  static <C, O, V> List<Text> story(MatchPage<C, O, V> page) {
    List<Text> lines = page.story();
    String missingKey = page.context().online() ? "no-story.hosted" : "no-story";
    return lines.isEmpty() ? List.of(Text.plain(MESSAGES.format(missingKey))) : lines;
  }

  /**
   * Returns the rules of a game.
   *
   * @param online whether the user is on a server, so that commands of the shell are not mentioned
   */
  static List<Text> rules(Title<?, ?, ?> title, boolean online) {
    String help = online ? title.help() : title.help(Launcher.COMMAND);
    return help.lines().map(Text::plain).toList();
  }

  static <C, O, V> List<Text> rejection(
      MatchPage<C, O, V> page, CommandRejected<C, O, V> rejected) {
    Rejection rejection = rejected.rejection();
    String message = page.title().messages().format(rejection);
    List<ParsedCommand<C>> line = rejected.commands();
    if (line.size() <= 1) {
      return List.of(Text.bright(message));
    }
    int column = line.get(rejected.playedCount()).column();
    List<String> all = line.stream().map(part -> page.notation().format(part.command())).toList();
    String text = all.get(rejected.playedCount());
    List<String> playedCommands = all.subList(0, rejected.playedCount());
    boolean early = rejection.code() == RejectionCode.NOT_YOUR_TURN && !playedCommands.isEmpty();
    return List.of(
        Text.bright(
            early
                ? MESSAGES.format(
                    "rejected.other-turn",
                    text,
                    column,
                    playedCommands.getLast(),
                    rejection.arguments().getFirst())
                : MESSAGES.format("rejected", text, column, message)),
        Text.plain(otherCommandsMessage(all, rejected.playedCount())));
  }

  /** Returns the message about the other commands of a line in which one was not played. */
  private static String otherCommandsMessage(List<String> all, int index) {
    List<String> playedCommands = all.subList(0, index);
    List<String> untriedCommands = all.subList(index + 1, all.size());
    return (playedCommands.isEmpty()
            ? MESSAGES.format("nothing-played")
            : MESSAGES.format("played", playedCommands))
        + (untriedCommands.isEmpty() ? "" : MESSAGES.format("not-tried", untriedCommands));
  }

  /**
   * Returns the warning that a command would lose the match, with the other commands of its line.
   */
  static <C, O, V> List<Text> lossWarning(MatchPage<C, O, V> page, LossWarning<C, O, V> warning) {
    List<String> all =
        warning.commands().stream().map(part -> page.notation().format(part.command())).toList();
    Text question =
        Text.bright(MESSAGES.format("confirm.losing-move", all.get(warning.playedCount())));
    return all.size() == 1
        ? List.of(question)
        : List.of(question, Text.plain(otherCommandsMessage(all, warning.playedCount())));
  }

  static <C, O, V> List<Text> notUnderstood(
      MatchPage<C, O, V> page, Intent.NotUnderstood<C> notUnderstood) {
    String message =
        page.title().messages().format(notUnderstood.code(), notUnderstood.arguments());
    if (notUnderstood.parsedBefore() > 0) {
      return List.of(
          Text.bright(MESSAGES.format("not-understood.column", notUnderstood.column(), message)),
          Text.plain(MESSAGES.format("nothing-played")));
    }
    if (notUnderstood.code() instanceof LineErrorCode error && error.listsLegalCommands()) {
      return List.of(Text.bright(message));
    }
    List<String> suggestions = notUnderstood.suggestions();
    return List.of(
        Text.bright(MESSAGES.format("not-understood", Messages.capitalized(message))),
        Text.plain(
            suggestions.isEmpty()
                ? MESSAGES.format(
                    page.availableCommonCommands().contains(CommonCommand.MOVES)
                        ? "help-hint"
                        : "help-hint.only")
                : MESSAGES.format("suggestion", joinWithOr(suggestions))));
  }

  /** Returns a list such as {@code a, b or c}. */
  static String joinWithOr(List<String> choices) {
    int last = choices.size() - 1;
    return last < 1
        ? String.join("", choices)
        : String.join(", ", choices.subList(0, last)) + MESSAGES.format("or") + choices.get(last);
  }

  /** Returns the words for the prompt after a match, which omits {@code reshuffle}. */
  static List<String> wordsAfterMatch(MatchPage<?, ?, ?> page) {
    return commandsAfterMatch(page)
        .filter(command -> command != CommonCommand.RESHUFFLE)
        .map(CommonCommand::word)
        .toList();
  }

  /** Returns the statement that the match is over, and the description of each command. */
  static String afterMatch(MatchPage<?, ?, ?> page) {
    boolean hosted = page.context().online();
    String commands =
        commandsAfterMatch(page)
            .map(command -> MESSAGES.format(afterMatchKey(page.context(), command)))
            .collect(Collectors.joining(MESSAGES.format("after.and")));
    boolean shared = hosted && !page.context().canFork() && !page.ownSeats().isEmpty();
    return MESSAGES.format("after", commands) + (shared ? MESSAGES.format("after.shared") : "");
  }

  private static String afterMatchKey(MatchPageContext<?> context, CommonCommand command) {
    String suffix =
        command == CommonCommand.REMATCH && context.online()
            ? ".hosted"
            : command == CommonCommand.AGAIN && context.isPuzzle() ? ".posed" : "";
    return "after." + command.word() + suffix;
  }

  private static Stream<CommonCommand> commandsAfterMatch(MatchPage<?, ?, ?> page) {
    // Spectators on a server have no seat to return to.
    boolean seated = !page.context().online() || !page.ownSeats().isEmpty();
    return page.availableCommonCommands().stream()
        .filter(AFTER_MATCH::contains)
        .filter(command -> command != CommonCommand.REMATCH || seated);
  }
}
