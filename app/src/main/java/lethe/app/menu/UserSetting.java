package lethe.app.menu;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A setting that a user can change permanently. The first value is the default. */
public enum UserSetting {
  /** When the game pauses until the user has read the latest messages. */
  PAUSE("important", "always", "never"),
  /** Whether to tell the story between the moves of a match. */
  STORY("on", "off"),
  /** The level of the bots if a match is begun without choosing one. */
  LEVEL("auto", "easy", "normal", "best"),
  /** Whether to show explanations that experienced players do not need. */
  VERBOSITY("full", "brief"),
  /** The output when the program prints lines instead of using the full screen. */
  LINES("words", "drawn"),
  /**
   * The number of colors; {@code true} stands for 24-bit colors, {@code auto} for as many as the
   * terminal supports.
   */
  COLORS("auto", "none", "16", "256", "true"),
  /** Whether only ASCII characters are drawn. */
  ASCII("auto", "on", "off"),
  /** Whether to animate the movement of cards and other pieces. */
  MOTION("on", "off"),
  /** Whether to ring the terminal's bell when it is the user's turn. */
  BELL("on", "off"),
  /** The escape sequence for desktop notifications when it is the user's turn. */
  ALERT("off", "osc9", "osc777"),
  /** Whether mouse clicks are handled. If not, the user can select text with the mouse. */
  MOUSE("on", "off");

  private final String values;

  UserSetting(String... values) {
    this.values = String.join(" ", values);
  }

  /** Returns the name of the setting in commands and in the file. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public List<String> choices() {
    return List.of(values.split(" ", -1));
  }

  public String defaultValue() {
    return choices().getFirst();
  }

  /** Returns the value that follows a value; after the last, the first. */
  public String valueAfter(String value) {
    List<String> choices = choices();
    return choices.get((choices.indexOf(value) + 1) % choices.size());
  }

  public static Optional<UserSetting> byWord(String word) {
    return Stream.of(values()).filter(setting -> setting.word().equals(word)).findFirst();
  }
}
