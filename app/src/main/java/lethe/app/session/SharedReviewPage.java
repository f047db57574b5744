package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A review shared by several people: one leads; the others follow or look elsewhere, but not beyond
 * what the leader has reached.
 *
 * @param review the review at this screen
 * @param leaderPosition where the leader is
 * @param follows whether this screen follows the leader
 * @param chat what the others have said since the last input
 */
public record SharedReviewPage<C, O, V>(
    ReviewPage<C, O, V> review, LeaderPosition leaderPosition, boolean follows, List<String> chat)
    implements Page<SharedReviewPage.SharedReviewEffect, SharedReviewPage.SharedReviewUpdate> {
  private static final List<String> WORDS = List.of("lead", "follow");

  /**
   * The position of the leader.
   *
   * @param leader the leader's name
   * @param self whether the leader is at this screen
   * @param position the leader's position
   * @param furthest the furthest position that the leader has reached
   * @param showsHidden whether the leader has looked at hidden information
   */
  public record LeaderPosition(
      String leader, boolean self, int position, int furthest, boolean showsHidden) {}

  /** An update from outside. */
  public sealed interface SharedReviewUpdate {
    /** The leader has moved. */
    record LeaderMoved(LeaderPosition stand) implements SharedReviewUpdate {}

    /** The judgement of the current move has arrived. */
    record AnalysisFound(List<String> lines) implements SharedReviewUpdate {}
  }

  /** A request of the page. */
  public sealed interface SharedReviewEffect {
    /** Requests the analysis of a move. */
    record AnalyzeMove(MoveAnalysisState.AnalysisRequest move) implements SharedReviewEffect {}

    /** This person wants to lead. */
    record TakeLead() implements SharedReviewEffect {}

    /** The leader has moved to a position, and may have looked at hidden information. */
    record MoveAll(int position, boolean showsHidden) implements SharedReviewEffect {}
  }

  /** Creates the page for a person who joins. */
  public static <C, O, V> SharedReviewPage<C, O, V> of(
      ReviewPage<C, O, V> review, LeaderPosition stand) {
    return new SharedReviewPage<>(review.at(stand.position()), stand, true, List.of());
  }

  @Override
  public PageTransition<SharedReviewEffect, SharedReviewUpdate> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) ->
          line.isBlank()
              ? onLine(line)
              : new SharedReviewPage<>(review, leaderPosition, follows, List.of()).onLine(line);
      case PageEvent.PageTurn(int by) -> goTo(review.at(Math.max(0, review.position() + by)));
      case PageEvent.MessageReceived(List<String> lines, _) ->
          PageTransition.stay(new SharedReviewPage<>(review, leaderPosition, follows, lines));
      case PageEvent.CloseRequested _ when review.hasOpenReply() || !chat.isEmpty() ->
          PageTransition.stay(
              new SharedReviewPage<>(review.withoutReply(), leaderPosition, follows, List.of()));
      case PageEvent.CloseRequested _, PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.Resized(Size room) -> PageTransition.stay(with(review.withSize(room)));
      case PageEvent.SecondPassed _, PageEvent.Changed _ -> PageTransition.stay(this);
    };
  }

  private PageTransition<SharedReviewEffect, SharedReviewUpdate> onLine(String line) {
    return switch (line.strip().toLowerCase(Locale.ROOT)) {
      case "lead" -> PageTransition.stay(this, new SharedReviewEffect.TakeLead());
      case "follow" -> PageTransition.stay(of(review, leaderPosition));
      case "help", "?" -> PageTransition.stay(review.withReply(help()).read(this::with));
      case String text when text.matches("(note|branches)(\\s.*)?") ->
          PageTransition.stay(with(review.withReply(MESSAGES.format("together.no-notes"))));
      default -> review.onLine(line).map(this::goTo).orElseGet(PageTransition::leave);
    };
  }

  private String help() {
    return new ReviewCommands<>(review).navigationHelp() + "\n" + MESSAGES.format("together.help");
  }

  private SharedReviewPage<C, O, V> with(ReviewPage<C, O, V> other) {
    return new SharedReviewPage<>(other, leaderPosition, follows, chat);
  }

  /** Moves elsewhere, if that is allowed now. */
  private PageTransition<SharedReviewEffect, SharedReviewUpdate> goTo(ReviewPage<C, O, V> next) {
    if (leaderPosition.self()) {
      return step(
          next,
          true,
          Optional.of(new SharedReviewEffect.MoveAll(next.position(), isReferee(next.viewer()))));
    }
    if (isReferee(next.viewer()) && !leaderPosition.showsHidden()) {
      return PageTransition.stay(
          with(review.withReply(MESSAGES.format("together.hidden", leaderPosition.leader()))));
    }
    if (next.position() > leaderPosition.furthest()) {
      return PageTransition.stay(
          with(review.withReply(MESSAGES.format("together.not-yet", leaderPosition.leader()))));
    }
    boolean stays = follows && next.position() == leaderPosition.position();
    return step(next, stays, Optional.empty());
  }

  private PageTransition<SharedReviewEffect, SharedReviewUpdate> step(
      ReviewPage<C, O, V> next, boolean leads, Optional<SharedReviewEffect> want) {
    Optional<SharedReviewEffect> judged =
        next.pendingAnalysis().map(SharedReviewEffect.AnalyzeMove::new);
    return new PageTransition<>(
        Optional.of(next.read(seen -> new SharedReviewPage<>(seen, leaderPosition, leads, chat))),
        Stream.of(want, judged).flatMap(Optional::stream).toList());
  }

  /** Returns whether a viewpoint sees more than every seat and the spectator. */
  private static boolean isReferee(Viewer viewer) {
    return !(viewer instanceof Seat) && !(viewer instanceof Spectator);
  }

  @Override
  public PageTransition<SharedReviewEffect, SharedReviewUpdate> onAnswer(SharedReviewUpdate news) {
    return switch (news) {
      case SharedReviewUpdate.LeaderMoved(LeaderPosition now) -> onLeaderMoved(now);
      case SharedReviewUpdate.AnalysisFound(List<String> lines) ->
          PageTransition.stay(with(review.withFindings(lines)));
    };
  }

  private PageTransition<SharedReviewEffect, SharedReviewUpdate> onLeaderMoved(LeaderPosition now) {
    SharedReviewPage<C, O, V> next =
        new SharedReviewPage<>(review, now, follows || now.self(), chat);
    if (now.self()) {
      return now.position() == review.position() ? PageTransition.stay(next) : next.goTo(review);
    }
    return next.follows && now.position() != review.position()
        ? next.step(review.at(now.position()), true, Optional.empty())
        : PageTransition.stay(next);
  }

  @Override
  public Screen screen(Size size) {
    List<String> both =
        Stream.concat(review.analysis().findings().stream().map(Text::words), chat.stream())
            .toList();
    return (chat.isEmpty() ? review : review.withFindings(both))
        .screen(size)
        .withWords(WORDS, line -> WORDS.contains(line.strip()))
        .withPrompt(prompt())
        .withHelp(help().lines().map(Text::plain).toList());
  }

  private String prompt() {
    String how = leaderPosition.self() ? "lead" : follows ? "follow" : "elsewhere";
    return MESSAGES.format(
        "prompt.together." + how,
        review.position(),
        review.fullMatch().position(),
        review.viewer(),
        leaderPosition.leader(),
        leaderPosition.position());
  }
}
