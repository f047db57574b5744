package lethe.engine.core;

import java.util.List;

/**
 * The reason for refusing a command or a control entry. If the rules of a game refuse a command,
 * the reason depends only on what the seat can see.
 *
 * @param code the kind of reason, such as the rule that a command breaks
 * @param arguments the values that its message names, in the order of the placeholders
 */
public record Rejection(ErrorCode code, List<Object> arguments) {
  public static Rejection of(ErrorCode code, Object... arguments) {
    return new Rejection(code, List.of(arguments));
  }
}
