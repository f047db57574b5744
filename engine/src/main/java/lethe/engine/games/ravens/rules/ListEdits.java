package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;

/** Copying operations on immutable lists. */
final class ListEdits {
  private ListEdits() {}

  static <T> List<T> plus(List<T> items, T more) {
    return plus(items, List.of(more));
  }

  static <T> List<T> plus(List<T> items, List<? extends T> more) {
    if (more.isEmpty()) {
      return items;
    }
    List<T> all = new ArrayList<>(items.size() + more.size());
    all.addAll(items);
    all.addAll(more);
    return List.copyOf(all);
  }

  static <T> List<T> minus(List<T> items, int index) {
    List<T> fewer = new ArrayList<>(items);
    fewer.remove(index);
    return List.copyOf(fewer);
  }

  static <T> List<T> changed(List<T> items, int index, T item) {
    List<T> changed = new ArrayList<>(items);
    changed.set(index, item);
    return List.copyOf(changed);
  }
}
