package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/**
 * The match after one or more entries.
 *
 * @param snapshot what the viewer may know
 * @param observations what the viewer was told, oldest first
 * @param undoText the message that a move was taken back, if one was
 * @param foreign whether another player caused it
 * @param lessonDue whether the viewer, a beginner, looked at it before another seat moved
 * @param sharedWith the other seats at the same screen that saw and were told the same
 */
public record Moment<C, O, V>(
    Snapshot<C, V> snapshot,
    List<ToldObservation<O>> observations,
    Optional<Text> undoText,
    boolean foreign,
    boolean lessonDue,
    List<Seat> sharedWith) {
  public Moment {
    observations = List.copyOf(observations);
    sharedWith = List.copyOf(sharedWith);
  }

  /** Creates a moment that no other seat at the screen saw and that is not part of lessons. */
  public Moment(
      Snapshot<C, V> snapshot,
      List<ToldObservation<O>> observations,
      Optional<Text> takenBack,
      boolean foreign) {
    this(snapshot, observations, takenBack, foreign, false, List.of());
  }
}
