package lethe.engine.core;

import java.util.List;

/**
 * What is wrong in a text that somebody wrote: a script, a deck, the value of an option.
 *
 * @param option the option whose value it is in; empty where it is in the text itself
 * @param line counted from 1
 * @param column counted from 1, in characters
 * @param why what is wrong
 * @param facts what its sentence names
 */
public record Fault(String option, int line, int column, Reason why, List<Object> facts) {
  public static Fault at(int line, int column, Reason why, Object... facts) {
    return new Fault("", line, column, why, List.of(facts));
  }

  public static Fault inOption(String option, int line, int column, Reason why, Object... facts) {
    return new Fault(option, line, column, why, List.of(facts));
  }
}
