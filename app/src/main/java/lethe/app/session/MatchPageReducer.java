package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.TextPage;
import lethe.app.session.MessageLog.LogEntry;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Curtain;
import lethe.app.session.Mode.Timed;
import lethe.app.session.Mode.Visible;
import lethe.app.titles.TimedView;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;

/** The transitions of a match page. */
final class MatchPageReducer {
  private MatchPageReducer() {}

  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onEvent(
      MatchPage<C, O, V> page, PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String text) -> onLine(page.withMotion(List.of()), text);
      case PageEvent.PageTurn(int by) -> PageTransition.stay(ListedBoard.turnPages(page, by));
      case PageEvent.CloseRequested _ -> PageTransition.stay(page);
      case PageEvent.MessageReceived(List<String> lines, List<String> kept) ->
          reply(withLoggedChat(page, texts(kept)), texts(lines));
      case PageEvent.SecondPassed _ -> onSecond(page.withMotion(List.of()));
      case PageEvent.Changed _ -> PageTransition.stay(page, new MatchEffect.Refresh<>());
      case PageEvent.Resized(Size size) ->
          PageTransition.stay(page.withMotion(List.of()).withSize(size));
      case PageEvent.InputEnded _ -> PageTransition.stay(page, new MatchEffect.LeaveMatch<>());
    };
  }

  private static List<Text> texts(List<String> lines) {
    return lines.stream().map(Text::plain).toList();
  }

  /** Adds the messages of others to the log at the point where they were received. */
  private static <C, O, V> MatchPage<C, O, V> withLoggedChat(
      MatchPage<C, O, V> page, List<Text> lines) {
    return lines.isEmpty()
        ? page
        : page.withMessages(
            page.messages().withLogEntry(page.snapshot().viewer(), new LogEntry(lines, false)));
  }

  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onUpdate(
      MatchPage<C, O, V> page, MatchUpdate<C, O, V> report) {
    return switch (report) {
      case MatchUpdate.Advanced<C, O, V> seen -> Pauses.advance(page, seen);
      case MatchUpdate.Restored<C, O, V>(var moments) ->
          PageTransition.stay(MomentNarrator.restore(page, moments));
      case MatchUpdate.CommandRejected<C, O, V> refused ->
          reply(onTimeNotRecorded(page), ReplyTexts.rejection(page, refused));
      case MatchUpdate.LossWarning<C, O, V> losing ->
          reply(
              page.withConfirmation(page.notation().format(losing.command())),
              ReplyTexts.lossWarning(page, losing));
      case MatchUpdate.BotThinking<C, O, V> thinks ->
          PageTransition.stay(
              page.withMessages(
                  page.messages().withWaitingText(Optional.of(ReplyTexts.thinking(thinks)))));
      case MatchUpdate.ViewingTimeLimited<C, O, V>(int seconds, int counted) ->
          onTimeLimit(page, page.mode() instanceof Timed ? seconds + counted : seconds);
    };
  }

  /** Covers the table: timed cards must stay hidden until the viewing has been recorded. */
  private static <C, O, V> MatchPage<C, O, V> onTimeNotRecorded(MatchPage<C, O, V> page) {
    return page.mode() instanceof Timed ? page.withMode(new Covered()) : page;
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onLine(
      MatchPage<C, O, V> page, String text) {
    if (page.mode() instanceof Curtain) {
      return Pauses.showBoard(page.withMode(new Visible()));
    }
    // A user who types has seen or heard all messages so far.
    MatchPage<C, O, V> current = page.withMessages(page.messages().markRead());
    return switch (current.mode()) {
      case Covered _ when current.secondsLeft() > 0 && asksToLook(current, text) ->
          PageTransition.stay(
              current
                  .withMode(Timed.of(""))
                  .withMessages(current.messages().withoutRecent())
                  .withFirstRow(0),
              new MatchEffect.RecordViewing<>());
      case Timed _ when text.isBlank() && ListedBoard.hasNextPage(current) ->
          PageTransition.stay(ListedBoard.turnPages(current, 1));
      case Timed _ when asksToLook(current, text) -> endViewing(withoutReply(current), "");
      case Curtain _, Timed _, Covered _, Visible _ -> onTyped(current, text);
    };
  }

  /**
   * Keeps new cards covered until a player asks for them, and permanently if the viewing time is
   * over.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onTimeLimit(
      MatchPage<C, O, V> page, int seconds) {
    int left = Math.min(page.secondsLeft(), seconds);
    return left > 0 ? PageTransition.stay(page.withSecondsLeft(left)) : endViewing(page, "");
  }

  /**
   * Ends the viewing time.
   *
   * @param typed a line to handle afterwards
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> endViewing(
      MatchPage<C, O, V> page, String typed) {
    MatchPage<C, O, V> next = onTimeNotRecorded(page.withSecondsLeft(0)).withFirstRow(0);
    return page.snapshot().isToMove() || !typed.isEmpty()
        ? PageTransition.stay(next, new MatchEffect.EndViewing<>(typed))
        : PageTransition.stay(next);
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onSecond(
      MatchPage<C, O, V> page) {
    if (!(page.mode() instanceof Timed)) {
      return PageTransition.stay(page);
    }
    MatchPage<C, O, V> next = page.withSecondsLeft(page.secondsLeft() - 1);
    if (next.secondsLeft() <= 0) {
      return endViewing(page, "");
    }
    return next.secondsLeft() % TimedView.SLICE_SECONDS == 0
        ? PageTransition.stay(next, new MatchEffect.RecordViewing<>())
        : PageTransition.stay(next);
  }

  /** Returns whether a line is empty or ends the viewing time. */
  private static <C, O, V> boolean asksToLook(MatchPage<C, O, V> page, String text) {
    return switch (InputParser.parse(text, page.notation(), List.<C>of())) {
      case Intent.Empty<C>() -> true;
      case Intent.Play<C>(List<ParsedCommand<C>> commands) when commands.size() == 1 ->
          page.title()
              .memory()
              .timedView()
              .filter(g -> commands.getFirst().command().equals(g.doneCommand()))
              .isPresent();
      case Intent<C> _ -> false;
    };
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onTyped(
      MatchPage<C, O, V> page, String text) {
    MatchPage<C, O, V> still = page.mode() instanceof Timed ? page.withMode(Timed.quiet()) : page;
    MatchPage<C, O, V> calm = withoutReply(still.withoutConfirmation());
    return switch (InputParser.parse(
        text, page.notation(), page.snapshot().legal(), page.availableCommonCommands())) {
      case Intent.Empty<C>() when page.emptyLineAdvances() ->
          PageTransition.stay(cleared(calm), new MatchEffect.AdvanceBot<>());
      case Intent.Empty<C>() when page.context().preferences().spoken() ->
          PageTransition.stay(calm);
      case Intent.Empty<C>() -> PageTransition.stay(page.withoutConfirmation());
      case Intent.Play<C>(List<ParsedCommand<C>> commands)
          when InputParser.lookedAtPart(text).isPresent()
              && !page.snapshot().legal().contains(commands.getFirst().command()) ->
          look(calm, InputParser.lookedAtPart(text).get());
      case Intent.Look<C>(String part) -> look(calm, part);
      case Intent.Play<C> _ when page.mode() instanceof Timed ->
          endViewing(withoutReply(page), text);
      case Intent.Play<C>(List<ParsedCommand<C>> commands)
          when page.snapshot().viewer() instanceof Seat seat && !page.ownSeats().isEmpty() ->
          PageTransition.stay(
              cleared(calm), new MatchEffect.Submit<>(seat, commands, isConfirmed(page, commands)));
      case Intent.Play<C> _ -> reply(calm, "watching");
      case Intent.NotUnderstood<C> unclear ->
          reply(calm, shortenedReply(calm, ReplyTexts.notUnderstood(page, unclear)));
      case Intent.Explain<C>(String word) ->
          reply(calm, Glossary.explain(word, page.title(), page.notation()));
      case Intent.Common<C>(CommonCommand command) ->
          onCommonCommand(
              calm,
              page.confirmation().filter(CommonCommand.CONCEDE.word()::equals).isPresent(),
              command);
    };
  }

  /** Clears the answer, because a user who types has read it. */
  private static <C, O, V> MatchPage<C, O, V> withoutReply(MatchPage<C, O, V> page) {
    return page.withMessages(page.messages().withReply(List.of()));
  }

  /** Returns as much of an answer as fits below cards that are shown for a limited time. */
  private static <C, O, V> List<Text> shortenedReply(MatchPage<C, O, V> page, List<Text> answer) {
    if (!(page.mode() instanceof Timed)) {
      return answer;
    }
    List<Text> least = List.of(Text.bright(MESSAGES.format("unclear.minute")));
    return Stream.of(answer, answer.subList(0, 1), least)
        .filter(lines -> RecentMessages.fitsBelow(page, lines))
        .findFirst()
        .orElse(least);
  }

  /** Returns whether the player was just asked to confirm this same command. */
  private static <C, O, V> boolean isConfirmed(
      MatchPage<C, O, V> page, List<ParsedCommand<C>> commands) {
    String line = page.notation().format(commands.getFirst().command());
    return commands.size() == 1 && page.confirmation().filter(line::equals).isPresent();
  }

  /**
   * Reads out a part of the table. The description of cards that are shown for a limited time must
   * not outlast them, so it is not shown as an answer.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> look(
      MatchPage<C, O, V> page, String part) {
    if (page.mode() instanceof Timed) {
      return PageTransition.stay(page.withMode(Timed.of(part)));
    }
    if (!part.isEmpty()) {
      return reply(page, SpokenOutput.partLines(page, part));
    }
    boolean seen = !page.context().preferences().spoken();
    return seen ? PageTransition.stay(page) : reply(page, SpokenOutput.boardLines(page));
  }

  private static <C, O, V> MatchPage<C, O, V> cleared(MatchPage<C, O, V> page) {
    return page.withMessages(page.messages().withoutRecent())
        .withMarkSince(Optional.of(page.snapshot().view()));
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onCommonCommand(
      MatchPage<C, O, V> page, boolean asked, CommonCommand command) {
    if (page.context().puzzle() && command.isPuzzleCommand()) {
      return command == CommonCommand.ANALYZE || command == CommonCommand.RESHUFFLE
          ? reply(page, "no-analysis.posed")
          : PageTransition.stay(page, new MatchEffect.ForPuzzle<>(command));
    }
    return switch (command) {
      case TASK, SOLUTION, NEXT -> reply(page, "no-puzzle");
      case HELP -> reply(page, ReplyTexts.help(page));
      case MOVES -> reply(page, ReplyTexts.moves(page));
      case LOOK -> look(page, "");
      case STORY -> reply(page, ReplyTexts.story(page));
      case RULES ->
          page.mode() instanceof Timed
              ? reply(page, ReplyTexts.rules(page))
              : PageTransition.stay(TextPage.fullScreen(ReplyTexts.rules(page), page.size(), page));
      case SAVE -> PageTransition.stay(page, new MatchEffect.ShowSaveFile<>());
      case QUIT -> PageTransition.stay(page, new MatchEffect.LeaveMatch<>());
      case REMATCH ->
          page.snapshot().turn().isOver()
              ? PageTransition.stay(page, new MatchEffect.StartRematch<>())
              : reply(page, "no-rematch");
      case ANALYZE ->
          isOverLocally(page)
              ? PageTransition.stay(page, new MatchEffect.Analyze<>(analyzedSeat(page)))
              : reply(page, analysisUnavailable(page));
      case AGAIN, RESHUFFLE ->
          page.availableCommonCommands().contains(command)
              ? PageTransition.stay(
                  page, new MatchEffect.RetryWorstMove<>(command == CommonCommand.RESHUFFLE))
              : reply(page, isOverLocally(page) ? "no-again" : analysisUnavailable(page));
      case HINT -> hint(page);
      case UNDO -> undo(page);
      case CONCEDE -> concede(page, asked);
    };
  }

  private static boolean isOverLocally(MatchPage<?, ?, ?> page) {
    return page.availableCommonCommands().contains(CommonCommand.ANALYZE);
  }

  /** Returns the message explaining why this match cannot be analyzed here or now. */
  private static String analysisUnavailable(MatchPage<?, ?, ?> page) {
    return page.context().online() ? "no-analysis.hosted" : "no-analysis";
  }

  /** Returns the seat to analyze: the one at the screen, or the first for a spectator. */
  private static Seat analyzedSeat(MatchPage<?, ?, ?> page) {
    return page.snapshot().viewer() instanceof Seat seat
        ? seat
        : page.snapshot().seats().getFirst();
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> hint(
      MatchPage<C, O, V> page) {
    if (!page.context().hintsAllowed() && !page.snapshot().turn().isOver()) {
      String hosted = page.context().online() ? "no-hints.hosted" : "no-hints";
      return reply(page, page.context().puzzle() ? "no-hints.posed" : hosted);
    }
    return page.expectsCommand() && page.snapshot().viewer() instanceof Seat seat
        ? PageTransition.stay(page, new MatchEffect.Hint<>(seat))
        : reply(page, ReplyTexts.nothingToPlay(page));
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> undo(
      MatchPage<C, O, V> page) {
    return page.ownSeats().isEmpty()
        ? reply(page, "watching")
        : PageTransition.stay(cleared(page), new MatchEffect.Undo<>());
  }

  /** Concedes the match after a confirmation. */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> concede(
      MatchPage<C, O, V> page, boolean asked) {
    if (page.snapshot().turn().isOver() || !(page.snapshot().viewer() instanceof Seat seat)) {
      return reply(page, "no-concede");
    }
    return asked
        ? PageTransition.stay(page, new MatchEffect.Concede<>(seat))
        : reply(page.withConfirmation(CommonCommand.CONCEDE.word()), "concede?");
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> reply(
      MatchPage<C, O, V> page, String key) {
    return reply(page, List.of(Text.plain(MESSAGES.format(key))));
  }

  /**
   * Shows an answer below the table, or on a page above it if it does not fit. Cards with a limited
   * viewing time are never covered: if the answer is too long, only its beginning is shown below
   * them.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> reply(
      MatchPage<C, O, V> page, List<Text> lines) {
    if (page.mode() instanceof Timed && !page.context().preferences().spoken()) {
      return PageTransition.stay(
          page.withMessages(
              page.messages().withReply(RecentMessages.beginning(withoutReply(page), lines))));
    }
    return lines.isEmpty() || RecentMessages.fitsBelow(page, lines)
        ? PageTransition.stay(page.withMessages(page.messages().withReply(lines)))
        : PageTransition.stay(
            TextPage.of(
                lines, page.size(), page.withMessages(page.messages().withReply(List.of()))));
  }
}
