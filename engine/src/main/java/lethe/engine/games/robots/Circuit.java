package lethe.engine.games.robots;

/** A short circuit card; the six there are look alike. Rule book: Short Circuit Cards. */
public record Circuit() implements Face.Up {
  /** How many there are. */
  public static final int MOST = 6;

  @Override
  public String toString() {
    return "short circuit";
  }
}
