package lethe.app.page;

import java.util.Arrays;
import java.util.Locale;

/** The escape sequence that makes a terminal show a desktop notification. */
public enum DesktopAlert {
  /** No notifications are sent. */
  OFF,
  /** The sequence of iTerm2 and compatible terminals. */
  OSC9,
  /** The sequence of rxvt-unicode and compatible terminals. */
  OSC777;

  /** Returns the word that represents this constant in commands and files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the constant for a word; {@link #OFF} if the word is unknown. */
  public static DesktopAlert of(String word) {
    return Arrays.stream(values())
        .filter(alert -> alert.word().equals(word))
        .findFirst()
        .orElse(OFF);
  }
}
