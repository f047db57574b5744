package lethe.engine.core;

/**
 * What a bot thinks of a command.
 *
 * @param chance how likely its seat wins from there
 * @param error half the width of the interval in which the chance lies, 95 times of 100
 */
public record Advice<C>(C command, double chance, double error) {
  /** From so many matches tried out, of which so many were won; by Wilson's interval. */
  public static <C> Advice<C> of(C command, int won, int tried) {
    double z2 = 1.96 * 1.96;
    double share = (double) won / tried;
    double middle = (share + z2 / (2 * tried)) / (1 + z2 / tried);
    double error =
        1.96
            * Math.sqrt(share * (1 - share) / tried + z2 / (4.0 * tried * tried))
            / (1 + z2 / tried);
    return new Advice<>(command, middle, error);
  }
}
