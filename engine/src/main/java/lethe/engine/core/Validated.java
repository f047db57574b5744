package lethe.engine.core;

import java.util.List;
import java.util.function.Function;

/** The result of reading input that may be invalid. */
public sealed interface Validated<T> {
  /** The input is valid. */
  record Valid<T>(T value) implements Validated<T> {}

  /**
   * The input is invalid.
   *
   * @param errors at least one error, in the order of their positions
   */
  record Invalid<T>(List<InputError> errors) implements Validated<T> {}

  static <T> Validated<T> invalid(InputError... errors) {
    return new Invalid<>(List.of(errors));
  }

  default <R> Validated<R> flatMap(Function<? super T, Validated<R>> next) {
    return switch (this) {
      case Valid<T>(T value) -> next.apply(value);
      case Invalid<T>(List<InputError> errors) -> new Invalid<>(errors);
    };
  }
}
