package lethe.app.words;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed on the first request, to keep startup fast. Several threads may each
 * compute it; the results must be equal.
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
   * @param how computes the value; must always return an equal value
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
