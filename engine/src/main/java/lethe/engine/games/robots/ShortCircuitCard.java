package lethe.engine.games.robots;

/** A short circuit card. All of them look alike. Rule book: Short Circuit Cards. */
public record ShortCircuitCard() implements Face.Up {
  /** The number of short circuit cards in the box. */
  public static final int COUNT = 6;

  @Override
  public String toString() {
    return "short circuit";
  }
}
