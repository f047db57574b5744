package lethe.engine.core;

import java.util.List;

/**
 * The refusal of a command by the rules. Depends only on what the seat can see.
 *
 * @param why the rule
 * @param facts the values that its message names, in the order of the placeholders
 */
public record Rejection(Reason why, List<Object> facts) {
  public static Rejection of(Reason why, Object... facts) {
    return new Rejection(why, List.of(facts));
  }
}
