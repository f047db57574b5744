package lethe.app.titles.robots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.robots.Feature;

/**
 * The arrangement of a card's objects: lines of {@code objectsPerLine} objects, with space for four
 * objects.
 *
 * @param objectsPerLine the number of objects side by side: 2 or 4
 */
record Arrangement(Art art, int objectsPerLine) {
  private static final int MAX_OBJECTS = 4;

  /**
   * Returns the arrangement with the largest objects of which four fit into the available size,
   * preferring a single row. Empty if none fits.
   */
  static Optional<Arrangement> fitting(Size bounds) {
    return Art.ALL.stream()
        .flatMap(art -> Stream.of(new Arrangement(art, 2), new Arrangement(art, MAX_OBJECTS)))
        .filter(arrangement -> bounds.contains(arrangement.size()))
        .max(Comparator.comparingInt(Arrangement::rank));
  }

  private int rank() {
    return 2 * art.size().columns() * art.size().rows() + objectsPerLine / MAX_OBJECTS;
  }

  /** Returns the size of four objects with gaps between them. */
  Size size() {
    int lines = MAX_OBJECTS / objectsPerLine;
    return new Size(
        objectsPerLine * (art.size().columns() + 1) - 1, lines * (art.size().rows() + 1) - 1);
  }

  /**
   * Draws the objects centered in an area whose top left cell is column 1, row 1.
   *
   * @param bounds the size of the area
   * @param count the number of objects, from 1 to 4
   */
  void draw(Sketch sketch, Size bounds, Feature type, int count, Style style) {
    List<String> object = art.object(type);
    int lines = (count + objectsPerLine - 1) / objectsPerLine;
    int height = lines * (art.size().rows() + 1) - 1;
    int top = 1 + (bounds.rows() - height) / 2;
    for (int line = 0; line < lines; line++) {
      int lineCount = Math.min(objectsPerLine, count - line * objectsPerLine);
      int left = 1 + (bounds.columns() - lineCount * (art.size().columns() + 1) + 1) / 2;
      for (int i = 0; i < lineCount; i++) {
        for (int row = 0; row < object.size(); row++) {
          sketch.text(
              left + i * (art.size().columns() + 1),
              top + line * (art.size().rows() + 1) + row,
              object.get(row),
              style);
        }
      }
    }
  }
}
