package lethe.engine.games.tase;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * The contents of an opened cup, from which its result follows. Rule book: Scoring Each Cup.
 *
 * @param red all chips of red in the cup
 * @param blue all chips of blue in the cup
 */
public record CupScore(Chips red, Chips blue) {
  /** The combined total of both sides above which the side with fewer points wins the cup. */
  public static final int LIMIT = 22;

  /** Returns the values that both sides put into the cup. They count for neither side. */
  public Chips duplicates() {
    return red.intersection(blue);
  }

  public int redTotal() {
    return red.sum() - duplicates().sum();
  }

  public int blueTotal() {
    return blue.sum() - duplicates().sum();
  }

  /** Returns whether the totals of both sides add up to more than {@link #LIMIT}. */
  public boolean isOverLimit() {
    return red.sum() + blue.sum() - 2 * duplicates().sum() > LIMIT;
  }

  /** Returns the winner of the cup; empty if both totals are equal. */
  public Optional<Seat> winner() {
    int lead = lead();
    return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? GameSeats.RED : GameSeats.BLUE);
  }

  /**
   * Returns the number of points by which red wins the cup; negative if blue wins it, and 0 in a
   * tie. Duplicates cancel out, so the difference can be computed from all chips.
   */
  public int lead() {
    int difference = red.sum() - blue.sum();
    return isOverLimit() ? -difference : difference;
  }
}
