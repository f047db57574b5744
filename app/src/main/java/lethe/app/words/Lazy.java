package lethe.app.words;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed when it is first requested, which keeps the start fast. Threads may
 * compute it more than once; the results are equal.
 */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> supplier;
  private volatile @Nullable T value;

  private Lazy(Supplier<T> how) {
    this.supplier = how;
  }

  /**
   * Returns a lazy value.
   *
   * @param how computes the value; always returns an equal one
   */
  public static <T> Lazy<T> of(Supplier<T> how) {
    return new Lazy<>(how);
  }

  @Override
  public T get() {
    T known = value;
    if (known == null) {
      known = supplier.get();
      value = known;
    }
    return known;
  }
}
