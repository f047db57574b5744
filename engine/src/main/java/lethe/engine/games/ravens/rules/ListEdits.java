package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;

/** Operations that return changed copies of lists. */
final class ListEdits {
  private ListEdits() {}

  static <T> List<T> plus(List<T> items, T addedItem) {
    return plus(items, List.of(addedItem));
  }

  static <T> List<T> plus(List<T> items, List<? extends T> addedItems) {
    if (addedItems.isEmpty()) {
      return items;
    }
    List<T> extendedList = new ArrayList<>(items.size() + addedItems.size());
    extendedList.addAll(items);
    extendedList.addAll(addedItems);
    return List.copyOf(extendedList);
  }

  static <T> List<T> withoutItemAt(List<T> items, int index) {
    List<T> remaining = new ArrayList<>(items);
    remaining.remove(index);
    return List.copyOf(remaining);
  }

  static <T> List<T> withItem(List<T> items, int index, T item) {
    List<T> changedList = new ArrayList<>(items);
    changedList.set(index, item);
    return List.copyOf(changedList);
  }
}
