package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of colors.
 *
 * @param mask one bit per color, the first color lowest
 */
public record Colors(int mask) {
  public static final Colors NONE = new Colors(0);

  public boolean has(Color color) {
    return (mask & bit(color)) != 0;
  }

  public Colors with(Color color) {
    return has(color) ? this : new Colors(mask | bit(color));
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  /** Returns the colors, the one with the lowest index first. */
  public List<Color> toList() {
    List<Color> list = new ArrayList<>();
    for (int i = 0; i < Color.COUNT; i++) {
      if ((mask & (1 << i)) != 0) {
        list.add(Color.ofIndex(i));
      }
    }
    return List.copyOf(list);
  }

  private static int bit(Color color) {
    return 1 << color.index();
  }

  @Override
  public String toString() {
    return toList().toString();
  }
}
