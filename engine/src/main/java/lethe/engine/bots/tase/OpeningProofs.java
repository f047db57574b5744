package lethe.engine.bots.tase;

import java.util.function.Consumer;
import lethe.engine.games.tase.Chips;

/**
 * Proves the result of a round for each opening. Since cups are interchangeable, there are eight
 * openings.
 */
public final class OpeningProofs {
  /** The binary logarithm of the maximum number of stored positions. The table takes 9 MB. */
  private static final int TABLE_BITS = 20;

  private OpeningProofs() {}

  /**
   * The proven result of an opening.
   *
   * @param chip the first chip, 1 to 8
   * @param lead the number of cups by which the opener wins with best play; 0 for a draw, negative
   *     for a loss
   * @param visitCount the number of visits to positions so far, including previous openings
   * @param positionsStored the number of positions stored so far
   */
  public record OpeningResult(int chip, int lead, long visitCount, int positionsStored) {}

  /**
   * Proves the results of all openings, highest chip first, and reports each one as soon as it is
   * proven.
   */
  public static void prove(Consumer<OpeningResult> onProven) {
    Solver solver = new Solver(TABLE_BITS);
    for (int chip = Chips.MAX_VALUE; chip > 0; chip--) {
      int lead = solver.value(Position.OPENING.put(chip, 1));
      onProven.accept(new OpeningResult(chip, lead, solver.visitCount(), solver.storedPositions()));
    }
  }
}
