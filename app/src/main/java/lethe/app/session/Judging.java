package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;

/**
 * Whether the moves of those whose eyes look at a match are judged, and what was found of the one
 * that led to the moment that is shown.
 *
 * @param on whether each of them is
 * @param asked whether this one is
 */
public record Judging(boolean on, boolean asked, List<Text> found) {
  static final Judging OFF = new Judging(false, false, List.of());

  /** So many rows are the table's at least where a move is judged. */
  private static final int LEAST_TABLE = 12;

  public Judging {
    found = List.copyOf(found);
  }

  /**
   * What was best is wanted for a move.
   *
   * @param seat who made it
   * @param position how many entries the journal had before it
   */
  public record Wanted(Seat seat, int position) implements Wish {}

  /** Whether something is to be found still. */
  boolean isOpen() {
    return (on || asked) && found.isEmpty();
  }

  /** The same for another moment, or without what was found of this one. */
  Judging elsewhere() {
    return new Judging(on, false, List.of());
  }

  /** From now on each move is judged, or no more. */
  Judging turned() {
    return new Judging(!on, false, List.of());
  }

  /** This move is to be judged. */
  Judging asking() {
    return new Judging(on, true, List.of());
  }

  /** This was found of it. */
  Judging finding(List<String> lines) {
    return new Judging(on, false, lines.stream().map(Text::plain).toList());
  }

  /** What was found of the move, if anything was, at the foot of the table, which gives way. */
  Frame over(Frame table, Size size) {
    return found.isEmpty() ? table : Foot.of(table, found, size.rows() - LEAST_TABLE, size);
  }
}
