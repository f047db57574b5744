package lethe.engine.games.ravens;

/** What a memory is of, and whose raven devours it. */
public enum Color {
  RED,
  BLUE,
  GREEN,
  YELLOW,
  PURPLE;

  /** How many there are. */
  public static final int COUNT = 5;

  private static final Color[] ALL = values();

  static Color of(int ordinal) {
    return ALL[ordinal];
  }
}
