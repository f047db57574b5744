package lethe.app.puzzle;

import java.util.List;

/**
 * Computes Elo ratings of puzzles and players. A player solves a puzzle of equal rating with a
 * chance of 1/2, and one rated 400 lower with a chance of 10/11.
 */
final class PuzzleRating {
  /** The rating of a player without attempts. */
  static final int INITIAL_RATING = 1200;

  /**
   * The rating of the weakest level of a game. Each level above is rated {@link #LEVEL_STEP}
   * higher.
   */
  private static final int WEAKEST_LEVEL_RATING = 600;

  private static final int LEVEL_STEP = 400;

  /**
   * The maximum change of a rating by each of the first {@link #EARLY_ATTEMPTS} attempts. Later
   * attempts change it by at most {@link #MAX_LATE_CHANGE}.
   */
  private static final int MAX_EARLY_CHANGE = 40;

  private static final int MAX_LATE_CHANGE = 20;
  private static final int EARLY_ATTEMPTS = 20;

  /** The difference in rating that makes the odds 10 to 1. */
  private static final double TENFOLD_ODDS_DIFFERENCE = 400;

  /** The number of steps in which the range of possible ratings is halved. */
  private static final int BISECTION_STEPS = 40;

  private PuzzleRating() {}

  static double solveProbability(double playerRating, double puzzleRating) {
    return 1 / (1 + Math.pow(10, (puzzleRating - playerRating) / TENFOLD_ODDS_DIFFERENCE));
  }

  /**
   * Returns the player's rating after a first attempt at a puzzle.
   *
   * @param rating the rating before the attempt
   * @param earlierPuzzles the number of puzzles tried earlier
   * @param puzzleRating the rating of the puzzle
   */
  static double ratingAfterAttempt(
      double rating, int earlierPuzzles, int puzzleRating, boolean solved) {
    int maxChange = earlierPuzzles < EARLY_ATTEMPTS ? MAX_EARLY_CHANGE : MAX_LATE_CHANGE;
    return rating + maxChange * ((solved ? 1 : 0) - solveProbability(rating, puzzleRating));
  }

  /**
   * Returns the most likely rating of a puzzle, from 0 to 3000; 3000 if there are no solve rates.
   * To keep the rating finite, one more attempt of each level is counted, as half solved and half
   * failed.
   *
   * @param levels the levels of the game, weakest first; any other level is rated like the weakest
   */
  static int fromSolveRates(List<SolveRate> solveRates, List<String> levels) {
    double low = 0;
    double high = 3000;
    for (int i = 0; i < BISECTION_STEPS; i++) {
      double middle = (low + high) / 2;
      double excess = 0;
      for (SolveRate solveRate : solveRates) {
        double levelRating =
            WEAKEST_LEVEL_RATING
                + (double) LEVEL_STEP * Math.max(0, levels.indexOf(solveRate.level()));
        excess +=
            solveRate.solvedCount()
                + 0.5
                - (solveRate.attemptCount() + 1) * solveProbability(levelRating, middle);
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
