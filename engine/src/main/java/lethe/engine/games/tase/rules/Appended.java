package lethe.engine.games.tase.rules;

import java.util.AbstractList;
import java.util.List;

/** An immutable view of a list with one more item at its end. Avoids copying short lists. */
final class Appended<T> extends AbstractList<T> {
  private final List<T> before;
  private final T last;

  Appended(List<T> before, T last) {
    this.before = before;
    this.last = last;
  }

  @Override
  public T get(int index) {
    return index == before.size() ? last : before.get(index);
  }

  @Override
  public int size() {
    return before.size() + 1;
  }
}
