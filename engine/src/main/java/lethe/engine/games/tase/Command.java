package lethe.engine.games.tase;

/** What a seat may ask for. */
public sealed interface Command {
  /**
   * Put one chip into a cup.
   *
   * @param chip 1 to 8
   * @param cup 1 to 3
   */
  record Put(int chip, int cup) implements Command {}

  /** Keep the opener's last chip out of the cups. */
  record Keep() implements Command {}
}
