package lethe.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody can have otherwise, for good. The first of the values is the usual one. */
enum Setting {
  /** When a table stands still until somebody has seen what happened. */
  PACE("matters", "always", "never"),
  STORY("on", "off"),
  /** Whether what nobody needs who knows the game is told. */
  VERBOSITY("full", "brief"),
  /** What is printed where the program plays in lines. */
  LINES("words", "drawn"),
  COLORS("auto", "none", "16", "256", "true"),
  /** Whether only signs are drawn that every terminal has. */
  ASCII("auto", "on", "off"),
  MOTION("on", "off"),
  BELL("on", "off"),
  /** How a terminal is asked to say on the desktop whose turn it is. */
  ALERT("off", "osc9", "osc777"),
  MOUSE("on", "off");

  private final String values;

  Setting(String... values) {
    this.values = String.join(" ", values);
  }

  /** What it is called where it is typed. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  List<String> choices() {
    return List.of(values.split(" ", -1));
  }

  String usual() {
    return choices().getFirst();
  }

  /** The value after this one, and after the last the first. */
  String after(String value) {
    List<String> all = choices();
    return all.get((all.indexOf(value) + 1) % all.size());
  }

  static Optional<Setting> named(String word) {
    return Stream.of(values()).filter(setting -> setting.word().equals(word)).findFirst();
  }
}
