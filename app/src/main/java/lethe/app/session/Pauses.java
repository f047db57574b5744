package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageTransition;
import lethe.app.page.PausePolicy;
import lethe.app.page.Scene;
import lethe.app.page.TextPage;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Visible;
import lethe.engine.core.Seat;

/**
 * Determines where a match page pauses until the user has seen the events: before information
 * disappears, when the recent messages do not fit below the table, and at the end.
 */
final class Pauses {
  /** A moment shown until a key is pressed, with the messages up to that moment. */
  private record Pause(List<Text> lines, Scene scene) {}

  /** A scene that shows an earlier state of the table. */
  private record StillScene<C, O, V>(MatchPage<C, O, V> page) implements Scene {
    @Override
    public Frame frame(Size size) {
      return MatchScreens.board(page.withSize(size));
    }
  }

  /** A scene that shows the cards turned face up between two states of the table. */
  private record RevealScene<C, O, V>(MatchPage<C, O, V> before, Snapshot<C, O, V> after)
      implements Scene {
    @Override
    public Frame frame(Size size) {
      List<Frame> pictures = frames(size);
      return pictures.isEmpty() ? MatchScreens.board(before.withSize(size)) : pictures.getLast();
    }

    @Override
    public List<Frame> motion(Size size) {
      return before.context().preferences().animated() ? frames(size) : List.of();
    }

    List<Frame> frames(Size size) {
      if (!after.canBeDrawn(size)) {
        return List.of();
      }
      return before.snapshot().animationTo(after.view(), size);
    }
  }

  private Pauses() {}

  /** Returns the page to show first after these moments. */
  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> advance(
      MatchPage<C, O, V> page, MatchUpdate.Advanced<C, O, V> advanced) {
    List<Moment<C, O, V>> moments = advanced.moments();
    MatchPage<C, O, V> current =
        page.withMessages(page.messages().withWaitingText(Optional.empty()));
    boolean viewerChanges = !page.isViewedBy(moments.getLast().snapshot().viewer());
    List<Pause> pauses = pausesForPreviousViewer(current, advanced.unseenByPreviousViewer());
    for (int i = 0; i < moments.size(); i++) {
      MatchPage<C, O, V> before = current;
      current = MomentNarrator.advance(before, moments.get(i));
      boolean hasNext = i + 1 < moments.size();
      Optional<Scene> scene =
          viewerChanges
              ? Optional.empty()
              : pauseScene(before, current, moments.get(i).foreign() && hasNext);
      if (scene.isPresent()) {
        pauses.add(new Pause(current.messages().unread(), scene.get()));
        current = current.withMessages(current.messages().markRead()).withMotion(List.of());
      }
    }
    // Lessons concern the present, not the moments in between.
    current = MomentNarrator.tellLesson(page, current);
    if (viewerChanges
        && current.needsCurtain()
        && current.snapshot().viewer() instanceof Seat seat) {
      current = current.withMode(new Mode.Curtain(seat));
    }
    boolean ended = current.snapshot().turn().isOver() && !page.snapshot().turn().isOver();
    PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> step =
        ended ? showEnd(current, advanced.summary()) : showBoard(current);
    for (Pause pause : pauses.reversed()) {
      Size size = page.size();
      step = step.coveredBy(below -> TextPage.atScene(pause.scene(), pause.lines(), size, below));
    }
    return step;
  }

  /**
   * Returns the pauses for the previous viewer before the viewer changes. The messages follow
   * later.
   */
  private static <C, O, V> List<Pause> pausesForPreviousViewer(
      MatchPage<C, O, V> page, List<Snapshot<C, O, V>> moments) {
    List<Pause> pauses = new ArrayList<>();
    MatchPage<C, O, V> current = page;
    for (Snapshot<C, O, V> moment : moments) {
      MatchPage<C, O, V> next = current.withSnapshot(moment);
      pauseScene(current, next, false)
          .map(scene -> new Pause(List.of(), scene))
          .ifPresent(pauses::add);
      current = next;
    }
    return pauses;
  }

  /**
   * Returns the scene to show before play continues, if there is one; never cards that are shown
   * for a limited time.
   */
  private static <C, O, V> Optional<Scene> pauseScene(
      MatchPage<C, O, V> before, MatchPage<C, O, V> current, boolean foreign) {
    PausePolicy policy = current.context().preferences().pauses();
    boolean neverPauses =
        policy == PausePolicy.NEVER
            || current.mode() instanceof Mode.Curtain
            || before.snapshot().viewingSeconds() > 0
            || current.snapshot().viewingSeconds() > 0;
    if (neverPauses) {
      return Optional.empty();
    }
    Snapshot<C, O, V> after = current.snapshot();
    RevealScene<C, O, V> revealed = new RevealScene<>(before, after);
    if (!before.snapshot().stage().equals(after.stage())
        && !revealed.frames(current.size()).isEmpty()) {
      return Optional.of(revealed);
    }
    return policy == PausePolicy.ALWAYS && foreign && !current.messages().unread().isEmpty()
        ? Optional.of(new StillScene<>(current))
        : Optional.empty();
  }

  /** Shows the table, preceded by the messages if they do not all fit next to it. */
  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showBoard(
      MatchPage<C, O, V> page) {
    MatchPage<C, O, V> current =
        page.context().preferences().spoken() ? SpokenOutput.withBoardChanges(page) : page;
    boolean boardVisible = current.mode() instanceof Visible || current.mode() instanceof Covered;
    List<Text> newLines = current.messages().unread();
    return !boardVisible || newLines.isEmpty() || MatchScreens.fits(current, newLines)
        ? PageTransition.stay(current)
        : PageTransition.stay(TextPage.report(newLines, current.size(), advance(current)));
  }

  /**
   * Shows the outcome above the final table, or adds it to the messages if the page does not pause.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showEnd(
      MatchPage<C, O, V> page, PostMatchSummary summary) {
    Snapshot<C, O, V> snapshot = page.snapshot();
    List<Text> hindsightLines = summary.lines(page.context().online());
    if (page.context().preferences().spoken()) {
      List<Text> messages = new ArrayList<>(SpokenOutput.outcome(page));
      messages.addAll(hindsightLines);
      messages.add(Text.plain(ReplyTexts.afterMatch(page)));
      return showBoard(page.withMessages(page.messages().withUnloggedMessage(messages)));
    }
    if (page.context().preferences().pauses() == PausePolicy.NEVER || !snapshot.turn().isOver()) {
      return showBoard(page.withMessages(page.messages().withUnloggedMessage(hindsightLines)));
    }
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(MESSAGES.format("end.title", page.title().name())));
    lines.add(Text.EMPTY);
    lines.addAll(page.messages().unread());
    lines.add(Text.EMPTY);
    lines.addAll(snapshot.ending());
    lines.addAll(hindsightLines);
    lines.add(Text.EMPTY);
    lines.add(Text.faint(ReplyTexts.afterMatch(page)));
    return PageTransition.stay(TextPage.fullScreen(lines, page.size(), advance(page)));
  }

  private static <C, O, V> Page<MatchEffect<C>, MatchUpdate<C, O, V>> advance(
      MatchPage<C, O, V> page) {
    return page.withMessages(page.messages().markRead());
  }
}
