package lethe.engine.games.ravens;

/** What a memory is of, and whose raven devours it. */
public enum Color {
  RED(0),
  BLUE(1),
  GREEN(2),
  YELLOW(3),
  PURPLE(4);

  /** How many there are. */
  public static final int COUNT = 5;

  private static final Color[] ALL = values();

  private final int index;

  Color(int index) {
    this.index = index;
  }

  /** Its place in lists that hold something for each color, counted from 0. */
  public int index() {
    return index;
  }

  public static Color of(int index) {
    return ALL[index];
  }
}
