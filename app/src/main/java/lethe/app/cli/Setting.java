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
  COLORS("auto", "none", "16", "256", "true"),
  /** Whether only signs are drawn that every terminal has. */
  ASCII("auto", "on", "off"),
  MOTION("on", "off"),
  BELL("on", "off"),
  MOUSE("on", "off");

  private final List<String> values;

  Setting(String... values) {
    this.values = List.of(values);
  }

  /** What it is called where it is typed. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  List<String> choices() {
    return values;
  }

  String usual() {
    return values.getFirst();
  }

  /** The value after this one, and after the last the first. */
  String after(String value) {
    return values.get((values.indexOf(value) + 1) % values.size());
  }

  static Optional<Setting> named(String word) {
    return Stream.of(values()).filter(setting -> setting.word().equals(word)).findFirst();
  }
}
