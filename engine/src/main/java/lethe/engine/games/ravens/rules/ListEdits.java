package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;

/** Copying operations on immutable lists. */
final class ListEdits {
  private ListEdits() {}

  static <T> List<T> plus(List<T> items, T added) {
    return plus(items, List.of(added));
  }

  static <T> List<T> plus(List<T> items, List<? extends T> added) {
    if (added.isEmpty()) {
      return items;
    }
    List<T> extended = new ArrayList<>(items.size() + added.size());
    extended.addAll(items);
    extended.addAll(added);
    return List.copyOf(extended);
  }

  static <T> List<T> minus(List<T> items, int index) {
    List<T> remaining = new ArrayList<>(items);
    remaining.remove(index);
    return List.copyOf(remaining);
  }

  static <T> List<T> withItem(List<T> items, int index, T item) {
    List<T> changed = new ArrayList<>(items);
    changed.set(index, item);
    return List.copyOf(changed);
  }
}
