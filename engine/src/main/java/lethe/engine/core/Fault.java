package lethe.engine.core;

import java.util.List;

/**
 * An error in text that a person wrote: a script, a deck, or the value of an option.
 *
 * @param option the option whose value contains the error; empty if the error is in the text itself
 * @param line the line, from 1
 * @param column the column in characters, from 1
 * @param why the kind of error
 * @param facts the values that its message names
 */
public record Fault(String option, int line, int column, Reason why, List<Object> facts) {
  public static Fault at(int line, int column, Reason why, Object... facts) {
    return new Fault("", line, column, why, List.of(facts));
  }

  public static Fault inOption(String option, int line, int column, Reason why, Object... facts) {
    return new Fault(option, line, column, why, List.of(facts));
  }
}
