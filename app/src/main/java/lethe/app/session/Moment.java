package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;

/**
 * The match after one entry, or after several.
 *
 * @param snapshot what the viewer may know
 * @param told what the viewer was told of it, oldest first
 * @param takenBack that it took a move back, if it did
 * @param foreign whether somebody else did it
 * @param taught whether the viewer, who learns the game, looked at it before anybody else moved
 * @param along the other seats at the same screen that saw and were told the same
 */
public record Moment<C, O, V>(
    Snapshot<C, V> snapshot,
    List<Told<O>> told,
    Optional<Text> takenBack,
    boolean foreign,
    boolean taught,
    List<Seat> along) {
  public Moment {
    told = List.copyOf(told);
    along = List.copyOf(along);
  }

  /** A moment that nobody else at the screen has seen, and nobody who learns. */
  public Moment(
      Snapshot<C, V> snapshot, List<Told<O>> told, Optional<Text> takenBack, boolean foreign) {
    this(snapshot, told, takenBack, foreign, false, List.of());
  }
}
