package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageTransition;
import lethe.app.page.PausePolicy;
import lethe.app.page.Scene;
import lethe.app.page.TextPage;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.Storyteller.Passage;
import lethe.app.session.TableVisibility.Covered;
import lethe.app.session.TableVisibility.Visible;
import lethe.app.story.StoryProgress;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * Shows new moments of the match on a match page, one after another, with their messages and
 * animations. Pauses until the user has seen the events: before information disappears, when the
 * recent messages do not fit below the table, at the end, and, with {@link PausePolicy#ALWAYS},
 * between moves of other seats.
 */
final class MomentPlayback {
  /** A scene that is shown with the messages below it until the user continues. */
  private record Pause(List<Text> lines, Scene scene) {}

  /** A scene that shows an earlier state of the table. */
  private record StillScene<C, O, V>(MatchPage<C, O, V> page) implements Scene {
    @Override
    public Frame frame(Size size) {
      return MatchScreens.board(page.withSize(size));
    }
  }

  /**
   * A scene that shows the present table after the animation of the page; nothing while the table
   * is covered.
   */
  private record LatestScene<C, O, V>(MatchPage<C, O, V> page) implements Scene {
    @Override
    public Frame frame(Size size) {
      return MatchScreens.visibleBoard(page.withSize(size));
    }

    @Override
    public List<Frame> motion(Size size) {
      return size.equals(page.size()) ? page.motion() : List.of();
    }
  }

  /** A scene that shows how a moment changes the table. */
  private record ChangeScene<C, O, V>(MatchPage<C, O, V> before, Moment<C, O, V> moment)
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
      return moment.snapshot().canBeDrawn(size)
          ? animation(before.snapshot(), moment, size)
          : List.of();
    }
  }

  private MomentPlayback() {}

  /** Plays the moments. Returns the page to show first: a pause, the end, or the present. */
  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> advance(
      MatchPage<C, O, V> page, MatchUpdate.Advanced<C, O, V> advanced) {
    List<Moment<C, O, V>> moments = advanced.moments();
    MatchPage<C, O, V> current =
        withChangesToMark(page, moments)
            .withMessages(page.messages().withWaitingText(Optional.empty()));
    boolean viewerChanges = !page.isViewedBy(moments.getLast().snapshot().viewer());
    boolean curtainFollows =
        viewerChanges && page.withSnapshot(moments.getLast().snapshot()).needsCurtain();
    List<Pause> pauses =
        pausesForPreviousViewer(current, advanced.unseenByPreviousViewer(), curtainFollows);
    for (int i = 0; i < moments.size(); i++) {
      Moment<C, O, V> moment = moments.get(i);
      MatchPage<C, O, V> before = current;
      List<Text> ephemeralLines = ephemeralLines(before.withSnapshot(moment.snapshot()), moment);
      MatchPage<C, O, V> after = withMoment(before, moment, ephemeralLines);
      current = after;
      boolean hasNext = i + 1 < moments.size();
      Optional<Scene> scene =
          viewerChanges
              ? Optional.empty()
              : pauseScene(before, current, moment, moment.isMoveAtOtherScreen() && hasNext);
      boolean goesOn = hasNext || !current.snapshot().isToMove();
      if (!viewerChanges && !ephemeralLines.isEmpty() && goesOn && canPause(current)) {
        scene = scene.or(() -> Optional.of(new StillScene<>(after)));
      }
      if (scene.isPresent()) {
        pauses.add(new Pause(current.messages().unread(), scene.get()));
        current =
            current
                .withMessages(current.messages().asReadWithout(ephemeralLines))
                .withMotion(List.of());
      }
    }
    // Lessons concern the present, not the moments in between.
    current = withLesson(page, current);
    if (viewerChanges
        && current.needsCurtain()
        && current.snapshot().viewer() instanceof Seat seat) {
      current = current.withVisibility(new TableVisibility.Curtain(seat));
    }
    boolean ended = current.snapshot().turn().isOver() && !page.snapshot().turn().isOver();
    PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> transition =
        ended ? showEnd(current, advanced.summary()) : showBoard(current);
    for (Pause pause : pauses.reversed()) {
      Size size = page.size();
      transition =
          transition.coveredBy(
              below -> TextPage.belowScene(pause.scene(), pause.lines(), size, below));
    }
    return transition;
  }

  /**
   * Returns the page after the moments before the user came to this screen; as many of their
   * messages as fit appear below the table. The log also contains the lessons that a beginner was
   * told.
   */
  static <C, O, V> MatchPage<C, O, V> withEarlierMoments(
      MatchPage<C, O, V> page, List<Moment<C, O, V>> moments) {
    MatchPage<C, O, V> current = page;
    MatchPage<C, O, V> lastLessonPage = page;
    for (Moment<C, O, V> moment : moments) {
      current = withMoment(current, moment, false, List.of()).withMotion(List.of());
      if (moment.lessonDue()) {
        current = withLesson(lastLessonPage, current);
        lastLessonPage = current;
      }
    }
    return current.withMessagesRead().withoutMarkedChanges();
  }

  /**
   * Returns the page prepared to mark changes: for players, those since their last move; for a
   * spectator, those in these moments.
   */
  private static <C, O, V> MatchPage<C, O, V> withChangesToMark(
      MatchPage<C, O, V> page, List<Moment<C, O, V>> moments) {
    boolean unchanged = page.snapshot().view().equals(moments.getLast().snapshot().view());
    return page.ownSeats().isEmpty() && !unchanged ? page.withoutMarkedChanges() : page;
  }

  private static <C, O, V> MatchPage<C, O, V> withMoment(
      MatchPage<C, O, V> page, Moment<C, O, V> moment, List<Text> ephemeralLines) {
    boolean showsEphemeral = showsEphemeral(page.withSnapshot(moment.snapshot()), moment);
    return withMoment(page, moment, showsEphemeral, ephemeralLines);
  }

  /** Returns whether all messages of a moment that are told only once become recent messages. */
  private static <C, O, V> boolean showsEphemeral(MatchPage<C, O, V> page, Moment<C, O, V> moment) {
    return page.context().preferences().spoken()
        || (moment.isMoveAtOtherScreen() && page.isListed());
  }

  /**
   * Returns the messages of a moment that a player is told only once and that would be shown
   * nowhere else.
   *
   * @param page the page at that moment
   */
  private static <C, O, V> List<Text> ephemeralLines(
      MatchPage<C, O, V> page, Moment<C, O, V> moment) {
    Snapshot<C, O, V> snapshot = page.snapshot();
    boolean wasShown =
        moment.wasShown() && page.context().preferences().pauses() != PausePolicy.NEVER;
    if (wasShown
        || !(snapshot.viewer() instanceof Seat)
        || page.title().isTimed()
        || showsEphemeral(page, moment)) {
      return List.of();
    }
    return moment.observations().stream()
        .filter(told -> told.ephemeral() && !page.title().isKeptOnTable(told.observation()))
        .flatMap(told -> page.title().narrate(told.observation(), snapshot.viewer()).stream())
        .filter(line -> !line.text().isBlank())
        .toList();
  }

  /**
   * Returns the page at a moment, with its messages and animation.
   *
   * @param showsEphemeral whether to show messages here that are told only once, because they are
   *     shown nowhere else
   * @param ephemeralLines lines that are told only once and are shown here in any case
   */
  private static <C, O, V> MatchPage<C, O, V> withMoment(
      MatchPage<C, O, V> page,
      Moment<C, O, V> moment,
      boolean showsEphemeral,
      List<Text> ephemeralLines) {
    Snapshot<C, O, V> snapshot = moment.snapshot();
    boolean ended = snapshot.turn().isOver() && !page.snapshot().turn().isOver();
    MatchPage<C, O, V> next = page.withSnapshot(snapshot).withMotion(List.of());
    if (!page.snapshot().view().equals(snapshot.view())) {
      next = next.withMessages(next.messages().withoutDescription());
    }
    if (!page.isViewedBy(snapshot.viewer())) {
      next =
          next.withMessages(next.messages().withoutRecent()).withUnconfirmedLine(Optional.empty());
    } else if (page.context().preferences().animated()
        && page.visibility() instanceof Visible
        && moment.undoText().isEmpty()) {
      next = next.withMotion(motion(page, moment));
    }
    Storyteller<O> storyteller = next.storyteller(snapshot.viewer());
    List<Passage> passages = tell(storyteller, moment, ended);
    MessageLog messages =
        next.messages()
            .withToldPassages(
                snapshot.viewer(),
                passages,
                storyteller.progress(),
                passage ->
                    (showsEphemeral && snapshot.viewingSeconds() == 0)
                        || ephemeralLines.containsAll(passage.lines()));
    for (Seat seat : moment.sharedWith()) {
      Storyteller<O> other = next.storyteller(seat);
      List<Passage> sharedPassages = tell(other, moment, ended);
      messages = messages.withLoggedPassages(seat, sharedPassages, other.progress());
    }
    return next.withMessages(messages);
  }

  private static <O> List<Passage> tell(
      Storyteller<O> storyteller, Moment<?, O, ?> moment, boolean ended) {
    List<Passage> passages =
        new ArrayList<>(storyteller.tell(moment.undoText(), moment.observations()));
    if (ended && moment.snapshot().turn() instanceof Turn.Over(var outcome)) {
      passages.addAll(storyteller.tellEnd(outcome.ending()));
    }
    return passages;
  }

  private static <C, O, V> List<Frame> motion(MatchPage<C, O, V> page, Moment<C, O, V> moment) {
    boolean unchanged = page.snapshot().view().equals(moment.snapshot().view());
    return unchanged || page.withSnapshot(moment.snapshot()).isListed()
        ? List.of()
        : animation(page.snapshot(), moment, page.size());
  }

  private static <C, O, V> List<Frame> animation(
      Snapshot<C, O, V> before, Moment<C, O, V> moment, Size size) {
    List<O> observations =
        moment.observations().stream().map(ToldObservation::observation).toList();
    return before.animationTo(moment.snapshot().view(), observations, size);
  }

  /**
   * Tells a beginner one relevant lesson that has not been told, and no other until something
   * changes.
   */
  private static <C, O, V> MatchPage<C, O, V> withLesson(
      MatchPage<C, O, V> before, MatchPage<C, O, V> page) {
    Viewer viewer = page.snapshot().viewer();
    MessageLog messages = page.messages();
    boolean first = before.messages().logOf(viewer).lessons().isEmpty();
    if (!page.context().preferences().lessons()
        || (!first && before.snapshot().equals(page.snapshot()))) {
      return page;
    }
    StoryProgress progress = messages.logOf(viewer).storyProgress();
    return Lesson.next(
            page.notation(),
            page.snapshot(),
            messages.logOf(viewer).lessons(),
            progress.rng(),
            page.context().preferences().spoken())
        .map(
            lesson ->
                page.withMessages(
                    messages
                        .withLesson(viewer, lesson.name())
                        .withToldPassages(
                            viewer,
                            List.of(new Passage(List.of(lesson.line()))),
                            progress,
                            _ -> false)))
        .orElse(page);
  }

  /**
   * Returns the pauses for the previous viewer before the viewer changes. Their texts contain only
   * messages that are told only once; the others follow when that viewer returns.
   *
   * @param curtainFollows whether the table will be hidden from the previous viewer
   */
  private static <C, O, V> List<Pause> pausesForPreviousViewer(
      MatchPage<C, O, V> page, List<Moment<C, O, V>> moments, boolean curtainFollows) {
    List<Pause> pauses = new ArrayList<>();
    MatchPage<C, O, V> current = page;
    for (int i = 0; i < moments.size(); i++) {
      MatchPage<C, O, V> next = current.withSnapshot(moments.get(i).snapshot());
      boolean goesOn = curtainFollows || i + 1 < moments.size();
      List<Text> ephemeralLines =
          goesOn && canPause(next) ? ephemeralLines(next, moments.get(i)) : List.of();
      Optional<Scene> scene = pauseScene(current, next, moments.get(i), false);
      if (!ephemeralLines.isEmpty()) {
        scene = scene.or(() -> Optional.of(new StillScene<>(next)));
      }
      scene.map(shown -> new Pause(ephemeralLines, shown)).ifPresent(pauses::add);
      current = next;
    }
    return pauses;
  }

  /** Returns whether play pauses at all at this screen now. */
  private static <C, O, V> boolean canPause(MatchPage<C, O, V> page) {
    return page.context().preferences().pauses() != PausePolicy.NEVER
        && !(page.visibility() instanceof TableVisibility.Curtain)
        && !page.isLiveView();
  }

  /**
   * Returns the scene to show before play continues; empty if play does not pause. Never returns a
   * scene with cards that are shown for a limited time.
   *
   * @param afterMoveAtOtherScreen whether the moment is followed by others and was caused by a move
   *     of a seat that is not at this screen
   */
  private static <C, O, V> Optional<Scene> pauseScene(
      MatchPage<C, O, V> before,
      MatchPage<C, O, V> current,
      Moment<C, O, V> moment,
      boolean afterMoveAtOtherScreen) {
    PausePolicy policy = current.context().preferences().pauses();
    boolean neverPauses =
        !canPause(current)
            || before.snapshot().viewingSeconds() > 0
            || current.snapshot().viewingSeconds() > 0;
    if (neverPauses) {
      return Optional.empty();
    }
    Snapshot<C, O, V> after = current.snapshot();
    ChangeScene<C, O, V> changeScene = new ChangeScene<>(before, moment);
    boolean stageEnded =
        !before.snapshot().stage().equals(after.stage())
            || (after.turn().isOver() && !before.snapshot().turn().isOver());
    if (stageEnded && !changeScene.frames(current.size()).isEmpty()) {
      return Optional.of(changeScene);
    }
    return policy == PausePolicy.ALWAYS
            && afterMoveAtOtherScreen
            && !current.messages().unread().isEmpty()
        ? Optional.of(new StillScene<>(current))
        : Optional.empty();
  }

  /** Shows the table, preceded by the unread messages if they do not all fit below it. */
  static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showBoard(
      MatchPage<C, O, V> page) {
    MatchPage<C, O, V> current =
        page.context().preferences().spoken() ? SpokenOutput.withBoardChanges(page) : page;
    boolean boardVisible =
        current.visibility() instanceof Visible || current.visibility() instanceof Covered;
    List<Text> newLines = current.messages().unread();
    return !boardVisible
            || newLines.isEmpty()
            || current.isLiveView()
            || MatchScreens.messagesFitBelow(current, newLines)
        ? PageTransition.to(current)
        : PageTransition.to(
            TextPage.report(
                new LatestScene<>(current),
                newLines,
                current.size(),
                current.withMessagesRead().withMotion(List.of())));
  }

  /**
   * Shows the outcome on separate pages above the final table. If output is spoken or the page does
   * not pause, adds the texts about the match to the messages.
   */
  private static <C, O, V> PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showEnd(
      MatchPage<C, O, V> page, PostMatchSummary summary) {
    List<Text> hindsightLines = summary.lines(page.context().online());
    if (page.context().preferences().spoken()) {
      List<Text> messages = new ArrayList<>(page.snapshot().ending());
      messages.addAll(hindsightLines);
      messages.add(Text.plain(ReplyTexts.afterMatch(page)));
      return showBoard(page.withMessages(page.messages().withUnloggedLines(messages)));
    }
    if (page.context().preferences().pauses() == PausePolicy.NEVER) {
      return showBoard(page.withMessages(page.messages().withUnloggedLines(hindsightLines)));
    }
    return PageTransition.to(EndPage.of(page, summary).above(page.size(), page.withMessagesRead()));
  }
}
