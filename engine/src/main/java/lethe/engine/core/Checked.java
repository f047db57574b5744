package lethe.engine.core;

import java.util.List;
import java.util.function.Function;

/** What came of reading something that may be wrong. */
public sealed interface Checked<T> {
  /**
   * It is in order.
   *
   * @param value what was read
   */
  record Valid<T>(T value) implements Checked<T> {}

  /**
   * It is not.
   *
   * @param faults at least one, in the order of their places
   */
  record Faulty<T>(List<Fault> faults) implements Checked<T> {}

  static <T> Checked<T> faulty(Fault... faults) {
    return new Faulty<>(List.of(faults));
  }

  default <R> Checked<R> then(Function<? super T, Checked<R>> next) {
    return switch (this) {
      case Valid<T>(T value) -> next.apply(value);
      case Faulty<T>(List<Fault> faults) -> new Faulty<>(faults);
    };
  }
}
