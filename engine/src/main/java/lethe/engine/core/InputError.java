package lethe.engine.core;

import java.util.List;

/**
 * An error in text that a person wrote: a script, a deck, or the value of an option.
 *
 * @param option the option that contains the error; the name of a seat if the error is about the
 *     number of seats or about a bot level outside a text; empty in all other cases
 * @param line the line of the text or of the option's value, from 1; 0 if {@code option} names a
 *     seat
 * @param column the column in characters, from 1; 0 if {@code option} names a seat
 * @param code the kind of error
 * @param arguments the values that its message names
 */
public record InputError(
    String option, int line, int column, ErrorCode code, List<Object> arguments) {
  public static InputError at(int line, int column, ErrorCode code, Object... arguments) {
    return new InputError("", line, column, code, List.of(arguments));
  }

  public static InputError inOption(
      String option, int line, int column, ErrorCode code, Object... arguments) {
    return new InputError(option, line, column, code, List.of(arguments));
  }
}
