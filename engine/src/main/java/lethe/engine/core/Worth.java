package lethe.engine.core;

/** What a command is worth to a seat. */
public sealed interface Worth {
  /**
   * The seat wins from there with this chance.
   *
   * @param chance 0 to 1
   * @param error half the width of the interval in which the chance lies, 95 times of 100
   */
  record Chance(double chance, double error) implements Worth {
    /** From so many matches tried out, of which so many were won; by Wilson's interval. */
    public static Chance of(int won, int tried) {
      double z2 = 1.96 * 1.96;
      double share = (double) won / tried;
      double middle = (share + z2 / (2 * tried)) / (1 + z2 / tried);
      double error =
          1.96
              * Math.sqrt(share * (1 - share) / tried + z2 / (4.0 * tried * tried))
              / (1 + z2 / tried);
      return new Chance(middle, error);
    }
  }

  /** Exactly so much is won from there, or lost if it is negative, if nobody makes a mistake. */
  record Lead(int points) implements Worth {}
}
