package lethe.engine.core;

import java.util.List;

/**
 * An option of a game.
 *
 * @param name the name by which it is set
 * @param values the possible values; empty if they cannot be listed
 * @param isText whether the value may be a text of several lines, read from a file
 */
public record Option(String name, List<String> values, boolean isText) {
  public Option {
    values = List.copyOf(values);
  }

  /** Creates an option with these possible values. */
  public static Option of(String name, String... values) {
    return new Option(name, List.of(values), false);
  }

  /** Creates an option that is {@code on} or {@code off}. */
  public static Option onOrOff(String name) {
    return of(name, "on", "off");
  }

  /** Creates an option whose value only the game can check. */
  public static Option freeForm(String name) {
    return new Option(name, List.of(), false);
  }

  /** Creates an option whose value may be read from a file. */
  public static Option text(String name) {
    return new Option(name, List.of(), true);
  }
}
