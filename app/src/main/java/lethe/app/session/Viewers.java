package lethe.app.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.engine.core.Viewer;

/** The viewpoints of a review and their names. */
final class Viewers {
  private Viewers() {}

  /**
   * Returns the only viewer whose name begins with a prefix; empty if there is none, or more than
   * one.
   */
  static Optional<Viewer> byName(List<Viewer> viewers, String name) {
    List<Viewer> near =
        viewers.stream().filter(eyes -> nameOf(eyes).startsWith(name.strip())).toList();
    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
  }

  static String nameOf(Viewer viewer) {
    return viewer.toString().toLowerCase(Locale.ROOT);
  }
}
