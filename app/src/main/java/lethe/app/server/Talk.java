package lethe.app.server;

import java.util.ArrayList;
import java.util.List;

/** The chat messages of one place, as far as they are stored. Thread-safe. */
final class Talk {
  private static final int KEPT = 200;

  private final List<News> said = new ArrayList<>();

  synchronized void add(News line) {
    said.add(line);
    if (said.size() > KEPT) {
      said.removeFirst();
    }
  }

  /** Returns all stored messages, oldest first. */
  synchronized List<News> all() {
    return List.copyOf(said);
  }

  /** Returns the latest messages, oldest first. */
  synchronized List<News> last(int lines) {
    return List.copyOf(said.subList(Math.max(0, said.size() - lines), said.size()));
  }
}
