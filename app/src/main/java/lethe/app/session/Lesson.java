package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.text.CommandMarkup;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * A lesson for a beginner.
 *
 * @param name the name under which the lesson is recorded as told
 */
public record Lesson(String name, Text line) {
  /**
   * Returns the next relevant lesson that has not been told; empty if there is none or the viewer
   * is not to move.
   *
   * @param pastLessons the names of the lessons that have been told
   * @param rng the random numbers that select the wording
   * @param spoken whether the table is described in words instead of drawn
   */
  static <C, O, V> Optional<Lesson> next(
      Notation<C> notation,
      Snapshot<C, O, V> snapshot,
      Set<String> pastLessons,
      Rng rng,
      boolean spoken) {
    if (!snapshot.isToMove() || !(snapshot.viewer() instanceof Seat seat)) {
      return Optional.empty();
    }
    Title<C, O, V> title = snapshot.title();
    List<C> legal = snapshot.legalCommands();
    return title.relevantLessonNames(snapshot.view(), seat, legal, notation).stream()
        .filter(lesson -> !pastLessons.contains(lesson))
        .findFirst()
        .flatMap(
            lesson ->
                title
                    .texts()
                    .lessons()
                    .pickText(lesson, seat, rng)
                    .map(beat -> title.lessonText(beat, legal, notation))
                    .map(
                        text ->
                            MESSAGES.format(
                                "lesson",
                                CommandMarkup.strip(CommandMarkup.selectVariant(text, spoken))))
                    .map(text -> new Lesson(lesson, new Text(text, Style.BRIGHT))));
  }

  /**
   * Returns the lessons that a viewer was told in a guided match, keyed by the number of journal
   * entries at that time; empty if the match is not guided or the viewer has no seat.
   */
  static <C, O, V> SortedMap<Integer, Text> lessonsByPosition(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> match, Viewer viewer) {
    SortedMap<Integer, Text> all = new TreeMap<>();
    Set<String> pastLessons = new HashSet<>();
    Optional<Snapshot<C, O, V>> previous = Optional.empty();
    for (int position : lessonPositions(match, viewer)) {
      Optional<Snapshot<C, O, V>> current =
          Optional.of(Snapshot.of(title, match.atPosition(position), viewer));
      if (pastLessons.isEmpty() || !current.equals(previous)) {
        next(notation, current.get(), pastLessons, new Rng(0), false)
            .ifPresent(
                lesson -> {
                  pastLessons.add(lesson.name());
                  all.put(position, lesson.line());
                });
      }
      previous = current;
    }
    return all;
  }

  /**
   * Returns the positions, since the match became guided, at which lessons can be told: those after
   * a ply, an undo or the start of guidance at which a human had the viewer's seat and no other
   * seat moved next. The position at which guidance starts is included only if the match has
   * continued since. Empty if the match is not guided or the viewer has no seat.
   */
  public static SortedSet<Integer> lessonPositions(Match<?, ?, ?> match, Viewer viewer) {
    return viewer instanceof Seat seat && match.isTutorial()
        ? lessonPositions(match, seat)
        : Collections.emptySortedSet();
  }

  private static <C, O, V> SortedSet<Integer> lessonPositions(Match<C, O, V> match, Seat seat) {
    SortedSet<Integer> positions = new TreeSet<>();
    List<Match<C, O, V>> moments =
        match.momentsSince(Match.BEFORE_DEAL).stream()
            .dropWhile(moment -> !moment.isTutorial())
            .filter(Lesson::isNewMoment)
            .toList();
    for (int i = 0; i < moments.size(); i++) {
      Match<C, O, V> moment = moments.get(i);
      boolean otherSeatMovesNext =
          i + 1 < moments.size() && isPlyOfOtherSeat(lastEntry(moments.get(i + 1)), seat);
      boolean startsGuidance =
          moment.position() == match.position() && startsTutorial(lastEntry(moment));
      if (moment.isHuman(seat) && !otherSeatMovesNext && !startsGuidance) {
        positions.add(moment.position());
      }
    }
    return positions;
  }

  private static <C> Entry<C> lastEntry(Match<C, ?, ?> match) {
    return match.entriesBackwards().findFirst().orElseThrow();
  }

  /** Returns whether the last entry was a ply, an undo, or the start of guidance. */
  private static boolean isNewMoment(Match<?, ?, ?> match) {
    Entry<?> last = lastEntry(match);
    return last instanceof Entry.Ply
        || last instanceof Entry.Control<?>(ControlEntry.Undone())
        || startsTutorial(last);
  }

  private static boolean startsTutorial(Entry<?> entry) {
    return entry instanceof Entry.Control<?>(ControlEntry.TutorialStarted());
  }

  private static boolean isPlyOfOtherSeat(Entry<?> entry, Seat seat) {
    return entry instanceof Entry.Ply<?>(Seat mover, var _) && !mover.equals(seat);
  }
}
