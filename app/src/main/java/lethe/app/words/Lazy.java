package lethe.app.words;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is found when somebody first asks for it, so that a start does not wait for what
 * nobody looks at. Finding it twice at once does no harm: it is the same.
 */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> how;
  private volatile @Nullable T found;

  private Lazy(Supplier<T> how) {
    this.how = how;
  }

  /** What this gives, each time the same. */
  public static <T> Lazy<T> of(Supplier<T> how) {
    return new Lazy<>(how);
  }

  @Override
  public T get() {
    T known = found;
    if (known == null) {
      known = how.get();
      found = known;
    }
    return known;
  }
}
