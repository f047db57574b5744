package lethe.app.page;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How a terminal is asked to say on the desktop that somebody is waited for. */
public enum Alert {
  OFF,
  /** As iTerm2 understands it, and others after it. */
  OSC9,
  /** As rxvt-unicode understands it, and others after it. */
  OSC777;

  /** As it is typed and kept. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All words, the usual one first. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Alert::word).toList();
  }

  /** The one of this word; none if there is no such word. */
  public static Alert of(String word) {
    return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst().orElse(OFF);
  }
}
