package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;

/**
 * Whether moves are judged during a review, and what was found for the current one.
 *
 * @param on whether every move is judged
 * @param asked whether the current move is judged
 */
public record Judging(boolean on, boolean asked, List<Text> found) {
  static final Judging OFF = new Judging(false, false, List.of());

  /** The minimum number of rows of the table while a move is judged. */
  private static final int LEAST_TABLE = 12;

  public Judging {
    found = List.copyOf(found);
  }

  /**
   * A request to analyze a move.
   *
   * @param seat the seat that made it
   * @param position the number of journal entries before it
   */
  public record Wanted(Seat seat, int position) implements Wish {}

  /** Returns whether a result is still expected. */
  boolean isOpen() {
    return (on || asked) && found.isEmpty();
  }

  /** Returns the state for another moment, without results. */
  Judging elsewhere() {
    return new Judging(on, false, List.of());
  }

  /** Turns the judging of every move on or off. */
  Judging turned() {
    return new Judging(!on, false, List.of());
  }

  /** Requests the judgement of the current move. */
  Judging asking() {
    return new Judging(on, true, List.of());
  }

  /** Returns the state with a result. */
  Judging finding(List<String> lines) {
    return new Judging(on, false, lines.stream().map(Text::plain).toList());
  }

  /** Returns the table with the result at its bottom. */
  Frame over(Frame table, Size size) {
    return found.isEmpty()
        ? table
        : TextBelowBoard.of(table, found, size.rows() - LEAST_TABLE, size);
  }
}
