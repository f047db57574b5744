package lethe.engine.games.ravens;

import java.util.Optional;

/**
 * Which quadrants of a card are faded. Quadrants are counted in reading order: 0 is north-west, 1
 * north-east, 2 south-west, 3 south-east.
 *
 * @param mask bit 0 for quadrant 0, and so on; set where it is faded
 */
public record Pattern(int mask) {
  /** How many quadrants a card has. */
  public static final int QUADRANTS = 4;

  public boolean faded(int quadrant) {
    return (mask & (1 << quadrant)) != 0;
  }

  /** How many quadrants are faded. */
  public int count() {
    return Integer.bitCount(mask);
  }

  /** Reads {@code NW NE / SW SE} without the blanks, {@code #} faded and {@code .} clear. */
  public static Optional<Pattern> read(String text) {
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
    return "" + sign(0) + sign(1) + "/" + sign(2) + sign(3);
  }

  private char sign(int quadrant) {
    return faded(quadrant) ? '#' : '.';
  }
}
