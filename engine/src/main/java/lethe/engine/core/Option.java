package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * An option of a game.
 *
 * @param name the name by which it is set
 * @param values the possible values; empty if they cannot be listed
 * @param isText whether the value may be a text of several lines, read from a file
 * @param defaultValue the value that has the same effect as leaving the option out; empty if there
 *     is none or it depends on other options
 */
public record Option(
    String name, List<String> values, boolean isText, Optional<String> defaultValue) {
  public Option {
    values = List.copyOf(values);
  }

  /** Creates an option with these possible values. */
  public static Option of(String name, String... values) {
    return new Option(name, List.of(values), false, Optional.empty());
  }

  /** Creates an option that is {@code on} or {@code off}, by default {@code off}. */
  public static Option onOrOff(String name) {
    return of(name, "on", "off").withDefault("off");
  }

  /** Creates an option whose value only the game can check. */
  public static Option freeForm(String name) {
    return new Option(name, List.of(), false, Optional.empty());
  }

  /** Creates an option whose value may be read from a file. */
  public static Option text(String name) {
    return new Option(name, List.of(), true, Optional.empty());
  }

  /** Returns this option with the given default value. */
  public Option withDefault(String value) {
    return new Option(name, values, isText, Optional.of(value));
  }
}
