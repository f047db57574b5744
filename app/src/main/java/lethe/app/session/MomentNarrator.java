package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.MessageLog.LogEntry;
import lethe.app.session.Mode.Visible;
import lethe.app.story.Beat;
import lethe.app.titles.Storyteller;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Viewer;

/** Adds a moment of the match to a match page. */
final class MomentNarrator {
  private MomentNarrator() {}

  static <C, O, V> MatchPage<C, O, V> advance(MatchPage<C, O, V> page, Moment<C, O, V> moment) {
    boolean showsEphemeral =
        page.context().preferences().spoken()
            || (moment.foreign() && page.withSnapshot(moment.snapshot()).isListed());
    return advance(page, moment, showsEphemeral);
  }

  /**
   * Adds a moment.
   *
   * @param showsEphemeral whether to show messages here that are told only once, because they are
   *     shown nowhere else
   */
  private static <C, O, V> MatchPage<C, O, V> advance(
      MatchPage<C, O, V> page, Moment<C, O, V> moment, boolean showsEphemeral) {
    Snapshot<C, O, V> snapshot = moment.snapshot();
    boolean viewerChanges = !page.isViewedBy(snapshot.viewer());
    boolean ended = snapshot.turn().isOver() && !page.snapshot().turn().isOver();
    MatchPage<C, O, V> next = page.withSnapshot(snapshot).withMotion(List.of());
    if (viewerChanges) {
      next =
          next.withMessages(next.messages().withoutRecent())
              .withUnconfirmed(Optional.empty())
              .withOldView(Optional.empty());
    } else if (page.context().preferences().animated()
        && page.mode() instanceof Visible
        && moment.undoText().isEmpty()) {
      next = next.withMotion(motion(page, snapshot));
    }
    if (moment.undoText().isPresent()) {
      Text undoText = moment.undoText().get();
      next =
          next.withMessage(List.of(undoText), false, next.messages().storyRng(snapshot.viewer()));
    }
    for (ToldObservation<O> told : moment.observations()) {
      next = tellStory(next, page.title().storyMoment(told.observation()));
      List<Text> lines = lines(page, told, snapshot.viewer());
      if (!told.ephemeral()) {
        next = next.withMessage(lines, false, next.messages().storyRng(snapshot.viewer()));
      } else {
        next =
            next.withMessages(
                next.messages().withLogEntry(snapshot.viewer(), new LogEntry(lines, false, true)));
        if (showsEphemeral && snapshot.viewingSeconds() == 0) {
          next = next.withMessages(next.messages().withUnloggedMessage(lines));
        }
      }
    }
    if (ended && snapshot.turn() instanceof Over(var outcome)) {
      next = tellStory(next, Optional.of("end." + outcome.ending()));
    }
    for (Seat seat : moment.sharedWith()) {
      next = next.withMessages(shareWith(next, moment, ended, seat));
    }
    return next;
  }

  /** Adds the messages of a moment for a seat that saw it together with the viewer. */
  private static <C, O, V> MessageLog shareWith(
      MatchPage<C, O, V> page, Moment<C, O, V> moment, boolean ended, Seat seat) {
    MessageLog messages = page.messages();
    if (moment.undoText().isPresent()) {
      messages = messages.withLogEntry(seat, new LogEntry(List.of(moment.undoText().get()), false));
    }
    for (ToldObservation<O> told : moment.observations()) {
      Optional<String> beat = page.title().storyMoment(told.observation());
      messages = shareWith(page.withMessages(messages), beat, seat);
      messages =
          messages.withLogEntry(
              seat, new LogEntry(lines(page, told, seat), false, told.ephemeral()));
    }
    return ended && moment.snapshot().turn() instanceof Over(var outcome)
        ? shareWith(page.withMessages(messages), Optional.of("end." + outcome.ending()), seat)
        : messages;
  }

  private static <C, O, V> MessageLog shareWith(
      MatchPage<C, O, V> page, Optional<String> moment, Seat seat) {
    MessageLog messages = page.messages();
    return beat(page, moment, seat)
        .map(
            drawn ->
                messages.withSharedEntry(
                    seat, new LogEntry(Storyteller.lines(drawn.value()), true), drawn.next()))
        .orElse(messages);
  }

  private static <C, O, V> List<Text> lines(
      MatchPage<C, O, V> page, ToldObservation<O> told, Viewer viewer) {
    return page.title().narrate(told.observation(), viewer).stream()
        .filter(line -> !line.words().isBlank())
        .toList();
  }

  /**
   * Adds moments that were seen before; as many of their messages as fit appear below the table.
   * Beginners have already been told the lessons.
   */
  static <C, O, V> MatchPage<C, O, V> restore(
      MatchPage<C, O, V> page, List<Moment<C, O, V>> moments) {
    MatchPage<C, O, V> current = page;
    MatchPage<C, O, V> updated = page;
    for (Moment<C, O, V> moment : moments) {
      current = advance(current, moment, false).withMotion(List.of());
      if (moment.lessonDue()) {
        current = tellLesson(updated, current);
        updated = current;
      }
    }
    return current.withMessages(current.messages().markRead());
  }

  private static <C, O, V> List<Frame> motion(MatchPage<C, O, V> page, Snapshot<C, O, V> snapshot) {
    boolean unchanged = page.snapshot().view().equals(snapshot.view());
    if (unchanged || page.withSnapshot(snapshot).isListed()) {
      return List.of();
    }
    return page.snapshot().animationTo(snapshot.view(), page.size());
  }

  /**
   * Tells a beginner one relevant lesson that has not been told, and no other until something
   * changes.
   */
  static <C, O, V> MatchPage<C, O, V> tellLesson(
      MatchPage<C, O, V> before, MatchPage<C, O, V> page) {
    Viewer viewer = page.snapshot().viewer();
    boolean first = before.messages().lessons(viewer).isEmpty();
    if (!page.context().preferences().lessons()
        || (!first && before.snapshot().equals(page.snapshot()))) {
      return page;
    }
    Rng stories = page.messages().storyRng(viewer);
    return Lesson.next(
            page.notation(),
            page.snapshot(),
            page.messages().lessons(viewer),
            stories,
            page.context().preferences().spoken())
        .map(
            lesson ->
                page.withMessages(page.messages().withLesson(viewer, lesson.name()))
                    .withMessage(List.of(lesson.line()), false, stories))
        .orElse(page);
  }

  /** Tells this moment of the story, if it has one and the story is on. */
  private static <C, O, V> MatchPage<C, O, V> tellStory(
      MatchPage<C, O, V> page, Optional<String> moment) {
    return beat(page, moment, page.snapshot().viewer())
        .map(drawn -> page.withMessage(Storyteller.lines(drawn.value()), true, drawn.next()))
        .orElse(page);
  }

  private static <C, O, V> Optional<Rng.Draw<Beat>> beat(
      MatchPage<C, O, V> page, Optional<String> moment, Viewer viewer) {
    return moment
        .filter(_ -> page.context().preferences().story())
        .flatMap(
            m ->
                page.title().texts().story().pickText(m, viewer, page.messages().storyRng(viewer)));
  }
}
