package lethe.engine.games.tase;

/** A command of a seat in Ta-Se. */
public sealed interface Command {
  /**
   * Puts one chip into a cup.
   *
   * @param chip the value, 1 to 8
   * @param cup the cup, 1 to 3
   */
  record Put(int chip, int cup) implements Command {}

  /** Declines to play the opener's last chip. Rule book: Beginning a Round. */
  record Keep() implements Command {}
}
