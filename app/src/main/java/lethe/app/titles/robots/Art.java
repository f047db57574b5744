package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.text.Resources;
import lethe.engine.games.robots.Feature;

/**
 * The drawings of the four objects in one size, in characters available on all terminals.
 *
 * @param size the size of each object
 */
record Art(Size size, Map<Feature, List<String>> objects) {
  /**
   * The objects in their order from left to right in the file. They are separated by one column.
   */
  private static final List<Feature> OBJECT_ORDER =
      List.of(Feature.GEAR, Feature.TOOL, Feature.BULB, Feature.BATTERY);

  /** All sizes, smallest first. */
  static final List<Art> ALL = parse(Resources.text(Art.class, "art.txt"));

  /** The objects drawn on a single line. */
  static final Art LINE = ALL.getFirst();

  List<String> object(Feature type) {
    return objects.getOrDefault(type, List.of());
  }

  static Ink ink(Feature color) {
    return switch (color) {
      case YELLOW -> Ink.YELLOW;
      case RED -> Ink.RED;
      case BLUE -> Ink.BLUE;
      case GREEN -> Ink.GREEN;
      case ONE, TWO, THREE, FOUR, BATTERY, GEAR, TOOL, BULB ->
          throw new IllegalArgumentException(color.word());
    };
  }

  private static List<Art> parse(String text) {
    List<Art> sizes = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : (text + "\n\n").lines().toList()) {
      if (!line.isBlank()) {
        lines.add(line);
      } else if (!lines.isEmpty()) {
        sizes.add(parseSize(lines));
        lines.clear();
      }
    }
    return List.copyOf(sizes);
  }

  /** Parses the objects in one size. Some line must reach the right edge of the last object. */
  private static Art parseSize(List<String> lines) {
    int widest = lines.stream().mapToInt(String::length).max().orElse(0);
    int columns = (widest + 1) / OBJECT_ORDER.size() - 1;
    Map<Feature, List<String>> objects = new EnumMap<>(Feature.class);
    for (int i = 0; i < OBJECT_ORDER.size(); i++) {
      int column = i * (columns + 1);
      objects.put(
          OBJECT_ORDER.get(i),
          lines.stream()
              .map(line -> line + " ".repeat(widest - line.length()))
              .map(line -> line.substring(column, column + columns))
              .toList());
    }
    return new Art(new Size(columns, lines.size()), objects);
  }
}
