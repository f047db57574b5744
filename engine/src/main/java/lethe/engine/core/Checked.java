package lethe.engine.core;

import java.util.List;
import java.util.function.Function;

/** The result of reading input that may be invalid. */
public sealed interface Checked<T> {
  /**
   * The input is valid.
   *
   * @param value the value that was read
   */
  record Valid<T>(T value) implements Checked<T> {}

  /**
   * The input is invalid.
   *
   * @param faults at least one fault, in the order of their positions
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
