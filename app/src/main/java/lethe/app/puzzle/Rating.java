package lethe.app.puzzle;

import java.util.List;

/**
 * Elo's numbers, of puzzles and of whoever solves them: who is rated as high as a puzzle solves it
 * every second time, and with 400 more ten times of eleven.
 */
final class Rating {
  /** What somebody begins with who has tried nothing. */
  static final int FIRST = 1200;

  /** The weakest bots of a game are rated so, and each level above them so much higher. */
  private static final int WEAKEST = 600;

  private static final int STEP = 400;

  /** What a first try moves somebody at most: much at first, then less. */
  private static final int EARLY = 40;

  private static final int LATE = 20;
  private static final int MANY = 20;

  private static final double SPREAD = 400;
  private static final int HALVINGS = 40;

  private Rating() {}

  /** How likely somebody rated so solves what is rated so. */
  static double chance(double solver, double puzzle) {
    return 1 / (1 + Math.pow(10, (puzzle - solver) / SPREAD));
  }

  /** What somebody is rated after one more first try. */
  static double after(double before, int tries, int puzzle, boolean solved) {
    int most = tries < MANY ? EARLY : LATE;
    return before + most * ((solved ? 1 : 0) - chance(before, puzzle));
  }

  /**
   * What a puzzle is rated that these solved so often: what makes that as likely as can be, with
   * half a try won and half a try lost by each of them, so that it ends somewhere.
   *
   * @param levels of the game, the weakest first
   */
  static int of(List<Tried> tried, List<String> levels) {
    double low = 0;
    double high = 3000;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      double excess = 0;
      for (Tried one : tried) {
        double bot = WEAKEST + (double) STEP * Math.max(0, levels.indexOf(one.level()));
        excess += one.solved() + 0.5 - (one.tries() + 1) * chance(bot, middle);
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
