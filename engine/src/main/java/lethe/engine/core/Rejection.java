package lethe.engine.core;

import java.util.List;

/**
 * A command refused by the rules. Depends only on what the seat that asked can see.
 *
 * @param why which rule
 * @param facts what its sentence names, in the order of its gaps
 */
public record Rejection(Reason why, List<Object> facts) {
  public static Rejection of(Reason why, Object... facts) {
    return new Rejection(why, List.of(facts));
  }
}
