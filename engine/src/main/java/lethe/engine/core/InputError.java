package lethe.engine.core;

import java.util.List;

/**
 * An error in text that a person wrote: a script, a deck, or the value of an option.
 *
 * @param option the option that contains the error or, for an error about the seats, the name of a
 *     seat; empty if the error is elsewhere in the text
 * @param line the line of the text or of the option's value, from 1; 0 for an error about the seats
 * @param column the column in characters, from 1; 0 for an error about the seats
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
