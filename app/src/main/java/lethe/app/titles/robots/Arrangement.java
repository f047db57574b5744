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
 * How the objects of a card lie in it: so many side by side, in as many lines as four of them take.
 */
record Arrangement(Art art, int across) {
  private static final int MOST = 4;

  /** The largest objects of which four fit into this room, in one row if that is no matter. */
  static Optional<Arrangement> fitting(Size room) {
    return Art.ALL.stream()
        .flatMap(art -> Stream.of(new Arrangement(art, 2), new Arrangement(art, MOST)))
        .filter(arrangement -> room.holds(arrangement.size()))
        .max(Comparator.comparingInt(Arrangement::area));
  }

  private int area() {
    return 2 * art.size().columns() * art.size().rows() + across / MOST;
  }

  /** What four objects take, with a gap between them. */
  Size size() {
    int down = MOST / across;
    return new Size(across * (art.size().columns() + 1) - 1, down * (art.size().rows() + 1) - 1);
  }

  /** So many objects in the middle of this room, which begins at column 1 and row 1. */
  void draw(Sketch sketch, Size room, Feature type, int count, Style ink) {
    List<String> object = art.object(type);
    int lines = (count + across - 1) / across;
    int high = lines * (art.size().rows() + 1) - 1;
    int top = 1 + (room.rows() - high) / 2;
    for (int line = 0; line < lines; line++) {
      int here = Math.min(across, count - line * across);
      int left = 1 + (room.columns() - here * (art.size().columns() + 1) + 1) / 2;
      for (int i = 0; i < here; i++) {
        for (int row = 0; row < object.size(); row++) {
          sketch.text(
              left + i * (art.size().columns() + 1),
              top + line * (art.size().rows() + 1) + row,
              object.get(row),
              ink);
        }
      }
    }
  }
}
