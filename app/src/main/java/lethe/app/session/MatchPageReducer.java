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
      MatchPage<C, O, V> session, PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String text) -> onLine(session.withMotion(List.of()), text);
      case PageEvent.PageTurn(int by) -> PageTransition.stay(ListedBoard.turnPages(session, by));
      case PageEvent.CloseRequested _ -> PageTransition.stay(session);
      case PageEvent.MessageReceived(List<String> lines, List<String> kept) ->
          reply(withLoggedChat(session, texts(kept)), texts(lines));
      case PageEvent.SecondPassed _ -> onSecond(session.withMotion(List.of()));
      case PageEvent.Changed _ -> PageTransition.stay(session, new MatchEffect.Refresh<>());
      case PageEvent.Resized(Size size) ->
          PageTransition.stay(session.withMotion(List.of()).withSize(size));
      case PageEvent.InputEnded _ -> PageTransition.stay(session, new MatchEffect.LeaveMatch<>());
    };
  }

  private static List<Text> texts(List<String> lines) {
    return lines.stream().map(Text::plain).toList();
  }

  /** Adds what others said to the log, at the point where it was said. */
  private static <C, O, V> MatchPage<C, O, V> withLoggedChat(
      MatchPage<C, O, V> session, List<Text> lines) {
    return lines.isEmpty()
        ? session
        : session.withMessages(
            session
                .messages()
                .withLogEntry(session.snapshot().viewer(), new LogEntry(lines, false)));
  }

  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onUpdate(
      MatchPage<C, O, V> session, MatchUpdate<C, O, V> report) {
    return switch (report) {
      case MatchUpdate.Advanced<C, O, V> seen -> Pauses.advance(session, seen);
      case MatchUpdate.Restored<C, O, V>(var moments) ->
          PageTransition.stay(MomentNarrator.restore(session, moments));
      case MatchUpdate.CommandRejected<C, O, V> refused ->
          reply(onTimeNotRecorded(session), ReplyTexts.rejection(session, refused));
      case MatchUpdate.LossWarning<C, O, V> losing ->
          reply(
              session.withConfirmation(session.notation().format(losing.command())),
              ReplyTexts.lossWarning(session, losing));
      case MatchUpdate.BotThinking<C, O, V> thinks ->
          PageTransition.stay(
              session.withMessages(
                  session.messages().withWaitingText(Optional.of(ReplyTexts.thinking(thinks)))));
      case MatchUpdate.ViewingTimeLimited<C, O, V>(int seconds, int counted) ->
          onTimeLimit(session, session.mode() instanceof Timed ? seconds + counted : seconds);
    };
  }

  /** Covers the table; what was not recorded as shown is not shown. */
  private static <C, O, V> MatchPage<C, O, V> onTimeNotRecorded(MatchPage<C, O, V> session) {
    return session.mode() instanceof Timed ? session.withMode(new Covered()) : session;
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onLine(
      MatchPage<C, O, V> session, String text) {
    if (session.mode() instanceof Curtain) {
      return Pauses.showBoard(session.withMode(new Visible()));
    }
    // A person who types has seen or heard everything so far.
    MatchPage<C, O, V> current = session.withMessages(session.messages().markRead());
    return switch (current.mode()) {
      case Covered _ when current.secondsLeft() > 0 && asksToLook(current, text) ->
          PageTransition.stay(
              current
                  .withMode(Timed.of(""))
                  .withMessages(current.messages().withoutRecent())
                  .firstRow(0),
              new MatchEffect.RecordViewing<>());
      case Timed _ when text.isBlank() && ListedBoard.hasNextPage(current) ->
          PageTransition.stay(ListedBoard.turnPages(current, 1));
      case Timed _ when asksToLook(current, text) -> endViewing(withoutReply(current), "");
      case Curtain _, Timed _, Covered _, Visible _ -> onTyped(current, text);
    };
  }

  /**
   * Keeps new cards covered until somebody asks for them, and permanently if their time is over.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onTimeLimit(
      MatchPage<C, O, V> session, int seconds) {
    int left = Math.min(session.secondsLeft(), seconds);
    return left > 0 ? PageTransition.stay(session.withSecondsLeft(left)) : endViewing(session, "");
  }

  /**
   * Ends the viewing time.
   *
   * @param typed a line to handle afterwards
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> endViewing(
      MatchPage<C, O, V> session, String typed) {
    MatchPage<C, O, V> next = onTimeNotRecorded(session.withSecondsLeft(0)).firstRow(0);
    return session.snapshot().isToMove() || !typed.isEmpty()
        ? PageTransition.stay(next, new MatchEffect.EndViewing<>(typed))
        : PageTransition.stay(next);
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onSecond(
      MatchPage<C, O, V> session) {
    if (!(session.mode() instanceof Timed)) {
      return PageTransition.stay(session);
    }
    MatchPage<C, O, V> next = session.withSecondsLeft(session.secondsLeft() - 1);
    if (next.secondsLeft() <= 0) {
      return endViewing(session, "");
    }
    return next.secondsLeft() % TimedView.SLICE_SECONDS == 0
        ? PageTransition.stay(next, new MatchEffect.RecordViewing<>())
        : PageTransition.stay(next);
  }

  /** Returns whether a line is empty or ends the viewing time. */
  private static <C, O, V> boolean asksToLook(MatchPage<C, O, V> session, String text) {
    return switch (InputParser.parse(text, session.notation(), List.<C>of())) {
      case Intent.Empty<C>() -> true;
      case Intent.Play<C>(List<ParsedCommand<C>> commands) when commands.size() == 1 ->
          session
              .title()
              .memory()
              .timedView()
              .filter(g -> commands.getFirst().command().equals(g.doneCommand()))
              .isPresent();
      case Intent<C> _ -> false;
    };
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onTyped(
      MatchPage<C, O, V> session, String text) {
    MatchPage<C, O, V> still =
        session.mode() instanceof Timed ? session.withMode(Timed.quiet()) : session;
    MatchPage<C, O, V> calm = withoutReply(still.withoutConfirmation());
    return switch (InputParser.parse(
        text, session.notation(), session.snapshot().legal(), session.availableCommonCommands())) {
      case Intent.Empty<C>() when session.emptyLineAdvances() ->
          PageTransition.stay(cleared(calm), new MatchEffect.AdvanceBot<>());
      case Intent.Empty<C>() when session.context().preferences().spoken() ->
          PageTransition.stay(calm);
      case Intent.Empty<C>() -> PageTransition.stay(session.withoutConfirmation());
      case Intent.Play<C>(List<ParsedCommand<C>> commands)
          when InputParser.lookedAtPart(text).isPresent()
              && !session.snapshot().legal().contains(commands.getFirst().command()) ->
          look(calm, InputParser.lookedAtPart(text).get());
      case Intent.Look<C>(String part) -> look(calm, part);
      case Intent.Play<C> _ when session.mode() instanceof Timed ->
          endViewing(withoutReply(session), text);
      case Intent.Play<C>(List<ParsedCommand<C>> commands)
          when session.snapshot().viewer() instanceof Seat seat && !session.ownSeats().isEmpty() ->
          PageTransition.stay(
              cleared(calm),
              new MatchEffect.Submit<>(seat, commands, isConfirmed(session, commands)));
      case Intent.Play<C> _ -> reply(calm, "watching");
      case Intent.NotUnderstood<C> unclear ->
          reply(calm, shortenedReply(calm, ReplyTexts.notUnderstood(session, unclear)));
      case Intent.Explain<C>(String word) ->
          reply(calm, Glossary.explain(word, session.title(), session.notation()));
      case Intent.Common<C>(CommonCommand command) ->
          onCommonCommand(
              calm,
              session.confirmation().filter(CommonCommand.CONCEDE.word()::equals).isPresent(),
              command);
    };
  }

  /** Clears the answer, which a person who types has read. */
  private static <C, O, V> MatchPage<C, O, V> withoutReply(MatchPage<C, O, V> session) {
    return session.withMessages(session.messages().withReply(List.of()));
  }

  /** Returns as much of an answer as fits below cards that are shown for a limited time. */
  private static <C, O, V> List<Text> shortenedReply(
      MatchPage<C, O, V> session, List<Text> answer) {
    if (!(session.mode() instanceof Timed)) {
      return answer;
    }
    List<Text> least = List.of(Text.bright(MESSAGES.format("unclear.minute")));
    return Stream.of(answer, answer.subList(0, 1), least)
        .filter(lines -> RecentMessages.fitsBelow(session, lines))
        .findFirst()
        .orElse(least);
  }

  /** Returns whether exactly this command was asked to be confirmed just before. */
  private static <C, O, V> boolean isConfirmed(
      MatchPage<C, O, V> session, List<ParsedCommand<C>> commands) {
    String line = session.notation().format(commands.getFirst().command());
    return commands.size() == 1 && session.confirmation().filter(line::equals).isPresent();
  }

  /**
   * Reads out a part of the table. The description of cards that are shown for a limited time must
   * not outlast them, so it is not an answer.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> look(
      MatchPage<C, O, V> session, String part) {
    if (session.mode() instanceof Timed) {
      return PageTransition.stay(session.withMode(Timed.of(part)));
    }
    if (!part.isEmpty()) {
      return reply(session, SpokenOutput.partLines(session, part));
    }
    boolean seen = !session.context().preferences().spoken();
    return seen ? PageTransition.stay(session) : reply(session, SpokenOutput.boardLines(session));
  }

  private static <C, O, V> MatchPage<C, O, V> cleared(MatchPage<C, O, V> session) {
    return session
        .withMessages(session.messages().withoutRecent())
        .markSince(Optional.of(session.snapshot().view()));
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onCommonCommand(
      MatchPage<C, O, V> session, boolean asked, CommonCommand command) {
    if (session.context().puzzle() && command.isPuzzleCommand()) {
      return command == CommonCommand.ANALYZE || command == CommonCommand.ANEW
          ? reply(session, "no-analysis.posed")
          : PageTransition.stay(session, new MatchEffect.ForPuzzle<>(command));
    }
    return switch (command) {
      case TASK, SOLUTION, NEXT -> reply(session, "no-puzzle");
      case HELP -> reply(session, ReplyTexts.help(session));
      case MOVES -> reply(session, ReplyTexts.moves(session));
      case LOOK -> look(session, "");
      case STORY -> reply(session, ReplyTexts.story(session));
      case RULES ->
          session.mode() instanceof Timed
              ? reply(session, ReplyTexts.rules(session))
              : PageTransition.stay(
                  TextPage.fullScreen(ReplyTexts.rules(session), session.size(), session));
      case SAVE -> PageTransition.stay(session, new MatchEffect.ShowSaveFile<>());
      case QUIT -> PageTransition.stay(session, new MatchEffect.LeaveMatch<>());
      case REMATCH ->
          session.snapshot().turn().isOver()
              ? PageTransition.stay(session, new MatchEffect.StartRematch<>())
              : reply(session, "no-rematch");
      case ANALYZE ->
          isOverLocally(session)
              ? PageTransition.stay(session, new MatchEffect.Analyze<>(analyzedSeat(session)))
              : reply(session, analysisUnavailable(session));
      case AGAIN, ANEW ->
          session.availableCommonCommands().contains(command)
              ? PageTransition.stay(
                  session, new MatchEffect.RetryWorstMove<>(command == CommonCommand.ANEW))
              : reply(session, isOverLocally(session) ? "no-again" : analysisUnavailable(session));
      case HINT -> hint(session);
      case UNDO -> undo(session);
      case CONCEDE -> concede(session, asked);
    };
  }

  private static boolean isOverLocally(MatchPage<?, ?, ?> session) {
    return session.availableCommonCommands().contains(CommonCommand.ANALYZE);
  }

  /** Returns why this match cannot be analyzed here and now. */
  private static String analysisUnavailable(MatchPage<?, ?, ?> session) {
    return session.context().online() ? "no-analysis.hosted" : "no-analysis";
  }

  /** Returns the seat to analyze: the one at the screen, or the first for a spectator. */
  private static Seat analyzedSeat(MatchPage<?, ?, ?> session) {
    return session.snapshot().viewer() instanceof Seat seat
        ? seat
        : session.snapshot().seats().getFirst();
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> hint(
      MatchPage<C, O, V> session) {
    if (!session.context().hintsAllowed() && !session.snapshot().turn().isOver()) {
      String hosted = session.context().online() ? "no-hints.hosted" : "no-hints";
      return reply(session, session.context().puzzle() ? "no-hints.posed" : hosted);
    }
    return session.expectsCommand() && session.snapshot().viewer() instanceof Seat seat
        ? PageTransition.stay(session, new MatchEffect.Hint<>(seat))
        : reply(session, ReplyTexts.nothingToPlay(session));
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> undo(
      MatchPage<C, O, V> session) {
    return session.ownSeats().isEmpty()
        ? reply(session, "watching")
        : PageTransition.stay(cleared(session), new MatchEffect.Undo<>());
  }

  /** Concedes the match after a confirmation. */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> concede(
      MatchPage<C, O, V> session, boolean asked) {
    if (session.snapshot().turn().isOver() || !(session.snapshot().viewer() instanceof Seat seat)) {
      return reply(session, "no-concede");
    }
    return asked
        ? PageTransition.stay(session, new MatchEffect.Concede<>(seat))
        : reply(session.withConfirmation(CommonCommand.CONCEDE.word()), "concede?");
  }

  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> reply(
      MatchPage<C, O, V> session, String key) {
    return reply(session, List.of(Text.plain(MESSAGES.format(key))));
  }

  /**
   * Answers below the table; above it what has no room there. Nothing hides cards that are looked
   * at for a while: of an answer that is too long, the beginning is shown below them.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> reply(
      MatchPage<C, O, V> session, List<Text> lines) {
    if (session.mode() instanceof Timed && !session.context().preferences().spoken()) {
      return PageTransition.stay(
          session.withMessages(
              session
                  .messages()
                  .withReply(RecentMessages.beginning(withoutReply(session), lines))));
    }
    return lines.isEmpty() || RecentMessages.fitsBelow(session, lines)
        ? PageTransition.stay(session.withMessages(session.messages().withReply(lines)))
        : PageTransition.stay(
            TextPage.of(
                lines,
                session.size(),
                session.withMessages(session.messages().withReply(List.of()))));
  }
}
