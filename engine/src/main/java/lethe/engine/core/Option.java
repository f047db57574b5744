package lethe.engine.core;

import java.util.List;

/**
 * Something that can be chosen for a match.
 *
 * @param name the word it is called by
 * @param values what can be chosen; empty where that cannot be listed
 * @param isText whether its value may be a text that somebody brings along in a file
 */
public record Option(String name, List<String> values, boolean isText) {
  public Option {
    values = List.copyOf(values);
  }

  /** One of these words. */
  public static Option of(String name, String... values) {
    return new Option(name, List.of(values), false);
  }

  /** Something that is on or off. */
  public static Option onOrOff(String name) {
    return of(name, "on", "off");
  }

  /** Something that only the game itself can judge. */
  public static Option free(String name) {
    return new Option(name, List.of(), false);
  }

  /** A text that somebody brings along. */
  public static Option text(String name) {
    return new Option(name, List.of(), true);
  }
}
