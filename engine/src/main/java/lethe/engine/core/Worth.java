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

  /**
   * So many points come of it on average.
   *
   * @param error half the width of the interval in which that lies, 95 times of 100; 0 if it is
   *     exact
   */
  record Points(double points, double error) implements Worth {}

  /**
   * What a bot makes of it by rules of its own, which only tell what can be done at one moment
   * apart.
   *
   * @param error what makes no difference
   */
  record Judged(double value, double error) implements Worth {}

  /** By how much this number is larger than another command's at the same moment. */
  default double above(Worth other) {
    return number() - other.number();
  }

  /** A number that is the larger the better it is for the seat. */
  default double number() {
    return switch (this) {
      case Chance(double chance, double _) -> chance;
      case Lead(int points) -> points;
      case Points(double points, double _) -> points;
      case Judged(double value, double _) -> value;
    };
  }

  /** How far off the number may be, 95 times of 100. */
  default double margin() {
    return switch (this) {
      case Chance(double _, double error) -> error;
      case Points(double _, double error) -> error;
      case Judged(double _, double error) -> error;
      case Lead _ -> 0;
    };
  }
}
