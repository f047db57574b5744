package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.frame.Text;
import lethe.app.page.Confirmation;
import lethe.app.page.PageTransition;
import lethe.app.page.TextPage;
import lethe.app.session.TableVisibility.Timed;
import lethe.app.text.Escapes;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;

/**
 * Executes a line typed at a match page.
 *
 * @param page the page without the reply to the previous line
 * @param unconfirmedLine the line to execute if this line confirms it; empty if there is none
 */
record MatchCommands<C, O, V>(MatchPage<C, O, V> page, Optional<String> unconfirmedLine) {
  /** The text that deletes one mark or all marks. */
  private static final String DELETION = "-";

  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> execute(
      MatchPage<C, O, V> page, String line) {
    MatchPage<C, O, V> quiet =
        page.visibility() instanceof Timed ? page.withVisibility(Timed.quiet()) : page;
    MatchCommands<C, O, V> commands =
        new MatchCommands<>(
            quiet.withUnconfirmedLine(Optional.empty()).withoutReply(), page.unconfirmedLine());
    Intent<C> intent =
        InputParser.parse(
            line, page.notation(), page.snapshot().legalCommands(), page.availableCommonCommands());
    if (commands.unconfirmedLine.isPresent() && !commands.isGameCommand(line, intent)) {
      if (Confirmation.isConsent(line)) {
        return execute(page, commands.unconfirmedLine.get());
      }
      if (Confirmation.isRefusal(line)) {
        return commands.page.showReply(List.of(Text.plain(Confirmation.refusedMessage())));
      }
    }
    return switch (intent) {
      case Intent.Empty<C>() when page.emptyLineAdvances() ->
          commands.clearMessagesAndRequest(new MatchEffect.AdvanceBot<>());
      case Intent.Empty<C>() when page.context().preferences().spoken() ->
          PageTransition.to(commands.page);
      case Intent.Empty<C>() -> PageTransition.to(page.withUnconfirmedLine(Optional.empty()));
      case Intent.Play<C>(List<ParsedCommand<C>> parsed)
          when InputParser.lookTarget(line).isPresent()
              && !page.snapshot().legalCommands().contains(parsed.getFirst().command()) ->
          commands.look(InputParser.lookTarget(line).get());
      case Intent.Look<C>(String part) -> commands.look(part);
      case Intent.Play<C> _ when page.visibility() instanceof Timed ->
          page.withoutReply().endViewing(line);
      case Intent.Play<C>(List<ParsedCommand<C>> parsed)
          when page.snapshot().viewer() instanceof Seat seat && !page.ownSeats().isEmpty() ->
          commands.clearMessagesAndRequest(
              new MatchEffect.Submit<>(seat, parsed, commands.isConfirmed(parsed)));
      case Intent.Play<C> _ -> commands.showReply("watching");
      case Intent.NotUnderstood<C> unclear ->
          commands.page.showReply(commands.shorten(ReplyTexts.notUnderstood(page, unclear)));
      case Intent.Explain<C>(String word) ->
          commands.page.showReply(Glossary.explain(word, page.title(), page.notation()));
      case Intent.Mark<C>(String text) -> commands.mark(text);
      case Intent.UseCommonCommand<C>(CommonCommand command) -> commands.executeCommon(command);
    };
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showReply(String key) {
    return page.showReply(List.of(Text.plain(MESSAGES.format(key))));
  }

  /** Shows a reply about what can be played now; below the table, only until the table changes. */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showReplyForNow(List<Text> lines) {
    return page.visibility() instanceof Timed ? page.showReply(lines) : page.showDescription(lines);
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> request(MatchEffect<C> effect) {
    return PageTransition.to(page, effect);
  }

  /** Clears the recent messages, the reply and the marks of changes, and requests an effect. */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> clearMessagesAndRequest(
      MatchEffect<C> effect) {
    return PageTransition.to(
        page.withMessages(page.messages().withoutRecent()).withoutMarkedChanges(), effect);
  }

  /**
   * Shortens a reply that does not fit below cards that are shown for a limited time: to its first
   * line, or to a minimal reply.
   */
  private List<Text> shorten(List<Text> answer) {
    if (!(page.visibility() instanceof Timed)) {
      return answer;
    }
    List<Text> minimalAnswer = List.of(Text.bright(MESSAGES.format("viewing.not-understood")));
    return Stream.of(answer, answer.subList(0, 1), minimalAnswer)
        .filter(lines -> MatchScreens.replyFitsBelow(page, lines))
        .findFirst()
        .orElse(minimalAnswer);
  }

  /**
   * Returns whether a line is a game command that is written out in full. An abbreviation that
   * could also answer a question is taken for the answer.
   */
  private boolean isGameCommand(String line, Intent<C> intent) {
    return intent instanceof Intent.Play<C>(List<ParsedCommand<C>> parsed)
        && page.notation().format(parsed.getFirst().command()).equalsIgnoreCase(line.strip());
  }

  /** Returns whether the player was just asked to confirm this same command. */
  private boolean isConfirmed(List<ParsedCommand<C>> commands) {
    String line = page.notation().format(commands.getFirst().command());
    return commands.size() == 1 && unconfirmedLine.filter(line::equals).isPresent();
  }

  /**
   * Describes a part of the table, or the entire table if the name is empty. The description of
   * cards that are shown for a limited time must not outlast them, so it is not shown as a reply.
   * Any other description is shown until the table changes, because it could show what must be
   * remembered.
   */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> look(String part) {
    if (page.visibility() instanceof Timed) {
      return PageTransition.to(page.withVisibility(Timed.of(part)));
    }
    return page.showDescription(
        part.isEmpty() ? SpokenOutput.boardLines(page) : SpokenOutput.partLines(page, part));
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> executeCommon(
      CommonCommand command) {
    if (page.context().isPuzzle() && command.differsInPuzzles()) {
      return switch (command) {
        case ANALYZE, REPLAY, RESHUFFLE -> showReply("no-analysis.posed");
        default -> request(new MatchEffect.ExecutePuzzleCommand<>(command));
      };
    }
    return switch (command) {
      case TASK, SOLUTION, NEXT ->
          showReply(page.context().online() ? "not-a-puzzle.hosted" : "not-a-puzzle");
      case HELP -> page.showReply(ReplyTexts.help(page));
      case MOVES -> showReplyForNow(ReplyTexts.moves(page));
      case LOOK -> look("");
      case MARK -> mark("");
      case STORY -> page.showReply(ReplyTexts.story(page));
      case RULES -> showRules();
      case SAVE -> request(new MatchEffect.ShowSaveFile<>());
      case QUIT -> request(new MatchEffect.LeaveMatch<>());
      case REMATCH ->
          page.snapshot().turn().isOver()
              ? request(new MatchEffect.StartRematch<>())
              : showReply("no-rematch");
      case ANALYZE ->
          isAvailable(command)
              ? request(new MatchEffect.Analyze<>(analyzedSeat()))
              : showReply(analysisUnavailableKey());
      case REPLAY -> replay();
      case AGAIN, RESHUFFLE -> retryWorstMove(command);
      case HINT -> hint();
      case UNDO ->
          page.ownSeats().isEmpty()
              ? showReply("watching")
              : clearMessagesAndRequest(new MatchEffect.Undo<>());
      case CONCEDE -> concede();
    };
  }

  /**
   * Writes a private mark, or deletes the mark of a place if the new text is a hyphen. An empty
   * line lists all marks, and a hyphen alone deletes all. Refused in memory games, without a seat,
   * while the table is hidden and after the match.
   *
   * @param text the line without the command: a place and the text of its mark, or a hyphen
   */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> mark(String text) {
    Snapshot<C, O, V> snapshot = page.snapshot();
    if (page.title().isMemoryGame()) {
      return showReply("no-marks");
    }
    if (page.ownSeats().isEmpty()
        || !(snapshot.viewer() instanceof Seat seat)
        || !(page.visibility() instanceof TableVisibility.Visible)
        || snapshot.turn().isOver()) {
      return showReplyForNow(ReplyTexts.nothingToPlay(page));
    }
    List<PrivateMark> marks = snapshot.marks();
    if (text.isEmpty()) {
      return page.showReply(
          List.of(
              Text.plain(
                  marks.isEmpty() ? MESSAGES.format("marks.none") : PrivateMark.listText(marks)),
              Text.plain(MESSAGES.format("marks.usage"))));
    }
    if (text.equals(DELETION)) {
      return writeMarks(
          seat, marks.stream().map(mark -> new PrivateMark(mark.place(), "")).toList());
    }
    Optional<PrivateMark> parsedMark = parseMark(text);
    if (parsedMark.isEmpty()) {
      return showReply("mark.no-place");
    }
    PrivateMark mark = parsedMark.get();
    if (mark.text().isEmpty()) {
      return showReply("mark.no-text");
    }
    boolean isNew =
        marks.stream().noneMatch(existingMark -> existingMark.place().equals(mark.place()));
    if (mark.text().equals(DELETION)) {
      return isNew
          ? showReply("mark.not-found")
          : writeMarks(seat, List.of(new PrivateMark(mark.place(), "")));
    }
    if (mark.text().length() > PrivateMark.MAX_LENGTH) {
      return page.showReply(
          List.of(Text.plain(MESSAGES.format("mark.too-long", PrivateMark.MAX_LENGTH))));
    }
    return isNew && marks.size() >= PrivateMark.MAX_MARKS
        ? page.showReply(List.of(Text.plain(MESSAGES.format("marks.full", PrivateMark.MAX_MARKS))))
        : writeMarks(seat, List.of(mark));
  }

  /** Writes marks. If the table is not drawn, a reply confirms the change. */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> writeMarks(
      Seat seat, List<PrivateMark> marks) {
    MatchPage<C, O, V> confirmed =
        page.isListed() || page.context().preferences().spoken()
            ? page.withMessages(
                page.messages().withReply(marks.stream().map(MatchCommands::confirmation).toList()))
            : page;
    return PageTransition.to(confirmed, new MatchEffect.Mark<>(seat, marks));
  }

  private static Text confirmation(PrivateMark mark) {
    return Text.plain(
        mark.text().isEmpty()
            ? MESSAGES.format("mark.deleted", mark.place())
            : MESSAGES.format("mark.written", mark.place(), mark.text()));
  }

  /**
   * Returns the mark that a line describes: the longest beginning of the line that names a place,
   * and the rest as its text. Empty if the line does not begin with a place.
   */
  private Optional<PrivateMark> parseMark(String line) {
    List<String> words = List.of(line.strip().split("\\s+"));
    for (int count = words.size(); count > 0; count--) {
      String place =
          String.join(" ", words.subList(0, count)).toLowerCase(Locale.ROOT).replace(":", "");
      if (!place.isBlank() && page.snapshot().hasPlace(place)) {
        String text = String.join(" ", words.subList(count, words.size()));
        return Optional.of(new PrivateMark(place, Escapes.forSingleLine(text)));
      }
    }
    return Optional.empty();
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showRules() {
    List<Text> rules = ReplyTexts.rules(page.title(), page.context().online());
    return page.visibility() instanceof Timed
        ? page.showReply(rules)
        : PageTransition.to(TextPage.fullScreen(rules, page.size(), page));
  }

  private boolean isAvailable(CommonCommand command) {
    return page.availableCommonCommands().contains(command);
  }

  /** Returns the key of the message explaining why this match cannot be analyzed here or now. */
  private String analysisUnavailableKey() {
    return page.context().online() ? "no-analysis.hosted" : "no-analysis";
  }

  /** Returns the seat to analyze: the viewer's, or the first one for a spectator. */
  private Seat analyzedSeat() {
    return page.snapshot().viewer() instanceof Seat seat
        ? seat
        : page.snapshot().seats().getFirst();
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> replay() {
    if (isAvailable(CommonCommand.REPLAY)) {
      return request(new MatchEffect.Replay<>());
    }
    return showReply(
        page.context().online()
            ? "no-replay.hosted"
            : page.snapshot().turn().isOver() ? "no-replay.not-saved" : "no-replay");
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> retryWorstMove(
      CommonCommand command) {
    if (isAvailable(command)) {
      return request(new MatchEffect.RetryWorstMove<>(command == CommonCommand.RESHUFFLE));
    }
    return showReply(isAvailable(CommonCommand.ANALYZE) ? "no-again" : analysisUnavailableKey());
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> hint() {
    MatchPageContext<C> context = page.context();
    if (!context.hintsAllowed() && !page.snapshot().turn().isOver()) {
      return showReply(
          context.isPuzzle()
              ? "no-hints.posed"
              : context.online() ? "no-hints.hosted" : "no-hints");
    }
    return page.expectsCommand() && page.snapshot().viewer() instanceof Seat seat
        ? request(new MatchEffect.Hint<>(seat))
        : showReplyForNow(ReplyTexts.nothingToPlay(page));
  }

  /** Concedes the match if the user has just been asked to confirm this; otherwise asks. */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> concede() {
    String word = CommonCommand.CONCEDE.word();
    if (page.snapshot().turn().isOver() || !(page.snapshot().viewer() instanceof Seat seat)) {
      return showReply("no-concede");
    }
    return unconfirmedLine.filter(word::equals).isPresent()
        ? request(new MatchEffect.Concede<>(seat))
        : new MatchCommands<>(page.withUnconfirmedLine(Optional.of(word)), unconfirmedLine)
            .showReply("confirm.concede");
  }
}
