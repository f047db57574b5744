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
import lethe.app.session.Storyteller;
import lethe.app.titles.Title;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * Tracks the current viewer of one screen, and the moments that each viewer who shares the screen
 * has not seen. Used by the page's thread only.
 */
final class ViewCursors<C, O, V> {
  private final Title<C, O, V> unlabeledTitle;
  private final Notation<C> notation;
  private final Participants participants;

  /** For each viewer, the position up to which the journal has been seen. */
  private final Map<Viewer, Integer> seenPositions = new HashMap<>();

  /** For each viewer, the position up to which the table was shown, possibly without messages. */
  private final Map<Viewer, Integer> shownPositions = new HashMap<>();

  private Viewer viewer;

  /** The labels of the seats at the last update. */
  private Map<Seat, String> seatLabels = Map.of();

  /** The title with {@link #seatLabels}. */
  private Title<C, O, V> title;

  ViewCursors(
      Title<C, O, V> title, Notation<C> notation, Participants participants, Match<C, O, V> match) {
    this.unlabeledTitle = title;
    this.title = title;
    this.notation = notation;
    this.participants = participants;
    Viewer first =
        participants.ownSeats().stream()
            .<Viewer>map(seat -> seat)
            .findFirst()
            .orElse(Spectator.SPECTATOR);
    this.viewer = nextViewer(match, first);
    updateSeatLabels();
  }

  Viewer viewer() {
    return viewer;
  }

  /** Returns the title, with the labels of the seats at the last update. */
  Title<C, O, V> title() {
    return title;
  }

  private void updateSeatLabels() {
    Map<Seat, String> labels = participants.seatLabels().get();
    if (!labels.equals(seatLabels)) {
      seatLabels = labels;
      title = unlabeledTitle.withSeatLabels(labels);
    }
  }

  /**
   * Returns the moments that the current viewer has not seen, if the viewer is about to change;
   * otherwise none. The moments remain unseen, but count as shown.
   */
  List<Moment<C, O, V>> unseenByPreviousViewer(Match<C, O, V> match) {
    Viewer current = viewer;
    if (nextViewer(match, current).equals(current)) {
      return List.of();
    }
    List<Moment<C, O, V>> moments =
        match.momentsSince(seenPosition(match, current)).stream()
            .map(
                moment ->
                    new Moment<>(
                        snapshot(moment, current),
                        lastObservations(moment, current),
                        Optional.<Text>empty(),
                        isMoveAtOtherScreen(moment)))
            .toList();
    shownPositions.put(current, match.position());
    return moments;
  }

  /** Returns the viewer's observations of the last entry of a match. */
  private List<ToldObservation<O>> lastObservations(Match<C, O, V> match, Viewer viewer) {
    return participants.access().observationsSince(title, match, viewer, match.position() - 1);
  }

  /** Returns what a viewer sees of a match, with the viewer's private marks. */
  Snapshot<C, O, V> snapshot(Match<C, O, V> match, Viewer viewer) {
    return Snapshot.of(title, match, viewer, participants.access()).withMarksOf(match);
  }

  /**
   * Switches to the next viewer. Returns the unseen moments of that viewer in order, ending with
   * the present, and marks them as seen.
   */
  List<Moment<C, O, V>> advance(Match<C, O, V> match) {
    updateSeatLabels();
    viewer = nextViewer(match, viewer);
    return advance(match, viewer, participants.ownSeats());
  }

  /**
   * Switches to the next viewer. Returns the unseen moments of every viewer who shares the screen,
   * those of the next viewer last, and marks them as seen.
   */
  List<List<Moment<C, O, V>>> advanceAllViewers(Match<C, O, V> match) {
    updateSeatLabels();
    viewer = nextViewer(match, viewer);
    List<List<Moment<C, O, V>>> moments = new ArrayList<>();
    for (Seat seat : participants.ownSeats()) {
      if (!seat.equals(viewer)) {
        moments.add(advance(match, seat, List.of()));
      }
    }
    moments.add(advance(match, viewer, List.of()));
    return moments;
  }

  /**
   * Returns the unseen moments of a viewer that have observations, a message about an undo, or a
   * lesson, and always the present moment, which is last. Marks all moments as seen.
   *
   * @param screenSeats the seats at the screen if other seats may share these moments; otherwise
   *     empty
   */
  private List<Moment<C, O, V>> advance(
      Match<C, O, V> match, Viewer viewer, List<Seat> screenSeats) {
    int from = seenPosition(match, viewer);
    Set<Integer> lessonPositions =
        match.isTutorial() ? Lesson.lessonPositions(match, viewer) : Set.of();
    List<Moment<C, O, V>> moments = new ArrayList<>();
    for (Match<C, O, V> moment : match.momentsSince(from)) {
      List<Seat> sharing = sharingSeats(moment, viewer, screenSeats);
      sharing.forEach(seat -> seenPositions.put(seat, moment.position()));
      List<ToldObservation<O>> observations = lastObservations(moment, viewer);
      Optional<Text> undoText = Storyteller.undoText(moment, viewer, notation);
      boolean last = moment.position() == match.position();
      boolean lessonDue = lessonPositions.contains(moment.position());
      if (last || lessonDue || !observations.isEmpty() || undoText.isPresent()) {
        Snapshot<C, O, V> snapshot = snapshot(moment, viewer);
        moments.add(
            new Moment<>(
                snapshot,
                observations,
                undoText,
                isMoveAtOtherScreen(moment),
                lessonDue,
                sharing,
                moment.position() <= shownPositions.getOrDefault(viewer, Match.BEFORE_DEAL)));
      }
    }
    seenPositions.put(viewer, match.position());
    return moments.isEmpty()
        ? List.of(new Moment<>(snapshot(match, viewer), List.of(), Optional.empty(), false))
        : moments;
  }

  private int seenPosition(Match<C, O, V> match, Viewer viewer) {
    return Math.min(seenPositions.getOrDefault(viewer, Match.BEFORE_DEAL), match.position());
  }

  /**
   * Returns the seats that see this moment at the same time as the viewer and have seen everything
   * before it.
   */
  private List<Seat> sharingSeats(Match<C, O, V> match, Viewer viewer, List<Seat> screenSeats) {
    return screenSeats.size() > 1 && title.mayShareView(match.view(viewer))
        ? screenSeats.stream()
            .filter(seat -> !seat.equals(viewer))
            .filter(seat -> seenPosition(match, seat) == match.position() - 1)
            .toList()
        : List.of();
  }

  /** Returns whether the last entry is a move of a seat that is not played at this screen. */
  private boolean isMoveAtOtherScreen(Match<C, O, V> match) {
    return match
        .entriesBackwards()
        .findFirst()
        .filter(
            last ->
                last instanceof Entry.Ply<C>(Seat seat, C _)
                    && !participants.ownSeats().contains(seat))
        .isPresent();
  }

  /**
   * Returns the previous viewer if it is to move or no seat at this screen is; otherwise the first
   * seat at this screen that is to move.
   */
  private Viewer nextViewer(Match<C, O, V> match, Viewer previous) {
    if (match.turn() instanceof Turn.Awaits(List<Seat> seats)
        && !(previous instanceof Seat seat && seats.contains(seat))) {
      return seats.stream()
          .filter(participants.ownSeats()::contains)
          .<Viewer>map(seat -> seat)
          .findFirst()
          .orElse(previous);
    }
    return previous;
  }
}
