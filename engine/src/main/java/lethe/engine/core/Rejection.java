package lethe.engine.core;

import java.util.List;

/**
 * The refusal of a command by the rules. Depends only on what the seat can see.
 *
 * @param code the rule that the command breaks
 * @param arguments the values that its message names, in the order of the placeholders
 */
public record Rejection(ErrorCode code, List<Object> arguments) {
  public static Rejection of(ErrorCode code, Object... arguments) {
    return new Rejection(code, List.of(arguments));
  }
}
