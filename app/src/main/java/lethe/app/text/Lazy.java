package lethe.app.text;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed when it is first requested, to keep startup fast. Thread-safe; several
 * threads may each compute the value.
 */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> supplier;
  private volatile @Nullable T value;

  private Lazy(Supplier<T> supplier) {
    this.supplier = supplier;
  }

  /**
   * Creates a lazy value.
   *
   * @param supplier computes the value; every call must return an equal value
   */
  public static <T> Lazy<T> of(Supplier<T> supplier) {
    return new Lazy<>(supplier);
  }

  @Override
  public T get() {
    T result = value;
    if (result == null) {
      result = supplier.get();
      value = result;
    }
    return result;
  }
}
