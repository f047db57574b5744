package lethe.engine.games.tase.rules;

import java.util.AbstractList;
import java.util.List;

/** An unmodifiable view of a list with one more item at its end, which avoids copying the list. */
final class AppendedList<T> extends AbstractList<T> {
  private final List<T> initial;
  private final T last;

  AppendedList(List<T> initial, T last) {
    this.initial = initial;
    this.last = last;
  }

  @Override
  public T get(int index) {
    return index == initial.size() ? last : initial.get(index);
  }

  @Override
  public int size() {
    return initial.size() + 1;
  }
}
