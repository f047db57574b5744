package lethe.app.puzzle;

import java.util.List;

/**
 * Computes Elo ratings of puzzles and players. A player solves a puzzle of equal rating with a
 * chance of 1/2, and one rated 400 lower with a chance of 10/11.
 */
final class PuzzleRating {
  /** The rating of a player without attempts. */
  static final int INITIAL = 1200;

  /**
   * The rating of the weakest level of a game. Each level above is rated {@link #LEVEL_STEP}
   * higher.
   */
  private static final int WEAKEST = 600;

  private static final int LEVEL_STEP = 400;

  /**
   * The maximum number of points by which one of the first {@link #EARLY_TRIES} attempts changes a
   * rating. Later ones change it by at most {@link #LATE_K}.
   */
  private static final int EARLY_K = 40;

  private static final int LATE_K = 20;
  private static final int EARLY_TRIES = 20;

  private static final double SPREAD = 400;
  private static final int HALVINGS = 40;

  private PuzzleRating() {}

  /** Returns the chance that a player solves a puzzle. */
  static double solveProbability(double solver, double puzzle) {
    return 1 / (1 + Math.pow(10, (puzzle - solver) / SPREAD));
  }

  /**
   * Returns the player's rating after a first attempt at a puzzle.
   *
   * @param before the rating before it
   * @param tries the number of puzzles tried before
   * @param puzzle the rating of the puzzle
   */
  static double updated(double before, int tries, int puzzle, boolean solved) {
    int most = tries < EARLY_TRIES ? EARLY_K : LATE_K;
    return before + most * ((solved ? 1 : 0) - solveProbability(before, puzzle));
  }

  /**
   * Returns the most likely rating of a puzzle, from 0 to 3000. Each level counts half an attempt
   * solved and half an attempt failed in addition, so that the rating stays finite.
   *
   * @param levels the levels of the game, weakest first
   */
  static int of(List<SolveRate> tried, List<String> levels) {
    double low = 0;
    double high = 3000;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      double excess = 0;
      for (SolveRate one : tried) {
        double bot = WEAKEST + (double) LEVEL_STEP * Math.max(0, levels.indexOf(one.level()));
        excess += one.solved() + 0.5 - (one.tries() + 1) * solveProbability(bot, middle);
      }
      if (excess > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (int) Math.round((low + high) / 2);
  }
}
