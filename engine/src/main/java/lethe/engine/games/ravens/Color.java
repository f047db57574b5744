package lethe.engine.games.ravens;

/** The color of a memory, and of the raven that devours it. */
public enum Color {
  RED(0),
  BLUE(1),
  GREEN(2),
  YELLOW(3),
  PURPLE(4);

  /** The number of colors. */
  public static final int COUNT = 5;

  private static final Color[] ALL = values();

  private final int index;

  Color(int index) {
    this.index = index;
  }

  /** Returns the index, from 0, in lists with one element per color. */
  public int index() {
    return index;
  }

  public static Color ofIndex(int index) {
    return ALL[index];
  }
}
