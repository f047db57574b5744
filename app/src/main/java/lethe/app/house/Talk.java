package lethe.app.house;

import java.util.ArrayList;
import java.util.List;

/** What was said in one place, as far as it is kept. Any thread may use it. */
final class Talk {
  private static final int KEPT = 200;

  private final List<News> said = new ArrayList<>();

  synchronized void add(News line) {
    said.add(line);
    if (said.size() > KEPT) {
      said.removeFirst();
    }
  }

  /** All of it, the oldest first. */
  synchronized List<News> all() {
    return List.copyOf(said);
  }

  /** The last of it. */
  synchronized List<News> last(int lines) {
    return List.copyOf(said.subList(Math.max(0, said.size() - lines), said.size()));
  }
}
