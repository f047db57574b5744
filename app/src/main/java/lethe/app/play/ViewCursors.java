package lethe.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.frame.Text;
import lethe.app.session.Lesson;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.Snapshot;
import lethe.app.titles.Title;
import lethe.app.titles.UndoText;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** Tracks the current viewer of a screen and the unseen moments of each viewer who shares it. */
final class ViewCursors<C, O, V> {
  private final Title<C, O, V> title;
  private final Notation<C> notation;
  private final Participants participants;

  /** For each viewer, the position up to which the journal has been seen. */
  private final Map<Viewer, Integer> positions = new HashMap<>();

  private Viewer viewer;

  ViewCursors(
      Title<C, O, V> title, Notation<C> notation, Participants participants, Match<C, O, V> match) {
    this.title = title;
    this.notation = notation;
    this.participants = participants;
    Viewer first =
        participants.ownSeats().stream()
            .<Viewer>map(s -> s)
            .findFirst()
            .orElse(Spectator.SPECTATOR);
    this.viewer = nextViewer(match, first);
  }

  /** Returns the current viewer. */
  Viewer viewer() {
    return viewer;
  }

  /**
   * Returns the unseen moments of the current viewer, if the viewer is about to change. They remain
   * unseen.
   */
  List<Snapshot<C, V>> unseenByPreviousViewer(Match<C, O, V> match) {
    Viewer eyes = viewer;
    return nextViewer(match, eyes).equals(eyes)
        ? List.of()
        : match.momentsSince(seenPosition(match, eyes)).stream()
            .map(then -> snapshot(then, eyes))
            .toList();
  }

  /** Returns the current snapshot of the match for a viewer. */
  Snapshot<C, V> snapshot(Match<C, O, V> match, Viewer eyes) {
    return Snapshot.of(title, match, eyes, participants.access());
  }

  /**
   * Returns the unseen moments of the next viewer, entry by entry, ending with the present, and
   * marks them as seen.
   */
  List<Moment<C, O, V>> advance(Match<C, O, V> match) {
    viewer = nextViewer(match, viewer);
    return advance(match, viewer, participants.ownSeats());
  }

  /**
   * Restores the current moment of every viewer who shares the screen; the next viewer comes last.
   */
  List<List<Moment<C, O, V>>> restore(Match<C, O, V> match) {
    viewer = nextViewer(match, viewer);
    List<List<Moment<C, O, V>>> all = new ArrayList<>();
    for (Seat seat : participants.ownSeats()) {
      if (!seat.equals(viewer)) {
        all.add(advance(match, seat, List.of()));
      }
    }
    all.add(advance(match, viewer, List.of()));
    return all;
  }

  /**
   * Returns the unseen moments of a viewer. For beginners, this includes moments without
   * observations.
   *
   * @param otherSeats other seats at the screen that may share these moments
   */
  private List<Moment<C, O, V>> advance(Match<C, O, V> match, Viewer eyes, List<Seat> otherSeats) {
    int from = seenPosition(match, eyes);
    Set<Integer> lessonPositions = match.isTutorial() ? Lesson.looks(match, eyes) : Set.of();
    List<Moment<C, O, V>> moments = new ArrayList<>();
    for (Match<C, O, V> then : match.momentsSince(from)) {
      List<Seat> along = sharingSeats(then, eyes, otherSeats);
      along.forEach(seat -> positions.put(seat, then.position()));
      List<ToldObservation<O>> fresh =
          participants.access().observationsSince(title, then, eyes, then.position() - 1);
      Optional<Text> takenBack = UndoText.of(then, eyes, notation);
      boolean last = then.position() == match.position();
      boolean lessonDue = lessonPositions.contains(then.position());
      if (last || lessonDue || !fresh.isEmpty() || takenBack.isPresent()) {
        Snapshot<C, V> snapshot = snapshot(then, eyes);
        moments.add(new Moment<>(snapshot, fresh, takenBack, isForeign(then), lessonDue, along));
      }
    }
    positions.put(eyes, match.position());
    return moments.isEmpty()
        ? List.of(new Moment<>(snapshot(match, eyes), List.of(), Optional.empty(), false))
        : moments;
  }

  private int seenPosition(Match<C, O, V> match, Viewer eyes) {
    return Math.min(positions.getOrDefault(eyes, Match.BEFORE_DEAL), match.position());
  }

  /**
   * Returns the seats that see this moment at the same time as the viewer and have seen everything
   * before it.
   */
  private List<Seat> sharingSeats(Match<C, O, V> match, Viewer eyes, List<Seat> otherSeats) {
    return otherSeats.size() > 1 && title.isSharedView(match.view(eyes))
        ? otherSeats.stream()
            .filter(seat -> !seat.equals(eyes))
            .filter(seat -> seenPosition(match, seat) == match.position() - 1)
            .toList()
        : List.of();
  }

  /** Returns whether the last entry is a move of a seat at another screen. */
  private boolean isForeign(Match<C, O, V> match) {
    return match
        .entriesBackwards()
        .findFirst()
        .filter(
            last ->
                last instanceof Entry.Ply<C>(Seat seat, C _)
                    && !participants.ownSeats().contains(seat))
        .isPresent();
  }

  /** Returns the seat at this screen that is to move, or the previous viewer if there is none. */
  private Viewer nextViewer(Match<C, O, V> match, Viewer before) {
    if (match.turn() instanceof Turn.Awaits(List<Seat> seats)
        && !(before instanceof Seat seat && seats.contains(seat))) {
      return seats.stream()
          .filter(participants.ownSeats()::contains)
          .<Viewer>map(seat -> seat)
          .findFirst()
          .orElse(before);
    }
    return before;
  }
}
