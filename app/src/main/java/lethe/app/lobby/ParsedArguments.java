package lethe.app.lobby;

import java.util.function.Function;

/** The result of parsing the arguments of a command. */
sealed interface ParsedArguments<T> {
  record Valid<T>(T value) implements ParsedArguments<T> {}

  /** The arguments are invalid; the message gives the reason. */
  record Invalid<T>(String message) implements ParsedArguments<T> {}

  default <R> ParsedArguments<R> map(Function<T, R> function) {
    return flatMap(value -> new Valid<>(function.apply(value)));
  }

  default <R> ParsedArguments<R> flatMap(Function<T, ParsedArguments<R>> next) {
    return switch (this) {
      case Valid<T>(T value) -> next.apply(value);
      case Invalid<T>(String message) -> new Invalid<>(message);
    };
  }
}
