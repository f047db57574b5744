package lethe.engine.games.ravens;

import java.util.Optional;

/**
 * The faded quadrants of a card. Quadrants are numbered in reading order: 0 is north-west, 1
 * north-east, 2 south-west, 3 south-east.
 *
 * @param mask one bit per quadrant, quadrant 0 lowest; set if the quadrant is faded
 */
public record Pattern(int mask) {
  /** The number of quadrants of a card. */
  public static final int QUADRANTS = 4;

  public boolean isFaded(int quadrant) {
    return (mask & (1 << quadrant)) != 0;
  }

  /** Returns the number of faded quadrants. */
  public int fadedCount() {
    return Integer.bitCount(mask);
  }

  /**
   * Parses a pattern such as {@code .#/..}: the quadrants in reading order, {@code #} if faded and
   * {@code .} if clear, with a slash between the rows. Returns empty for other texts.
   */
  public static Optional<Pattern> parse(String text) {
    if (text.length() != 5 || text.charAt(2) != '/') {
      return Optional.empty();
    }
    int mask = 0;
    for (int quadrant = 0; quadrant < QUADRANTS; quadrant++) {
      char c = text.charAt(quadrant < 2 ? quadrant : quadrant + 1);
      if (c != '#' && c != '.') {
        return Optional.empty();
      }
      mask |= c == '#' ? 1 << quadrant : 0;
    }
    return Optional.of(new Pattern(mask));
  }

  @Override
  public String toString() {
    return "" + symbol(0) + symbol(1) + "/" + symbol(2) + symbol(3);
  }

  private char symbol(int quadrant) {
    return isFaded(quadrant) ? '#' : '.';
  }
}
