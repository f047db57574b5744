package lethe.app.terminal;

import java.util.Locale;
import java.util.Map;

/**
 * How frames are to be shown.
 *
 * @param ascii only in letters, digits and signs that every terminal has
 * @param color in color
 */
public record Look(boolean ascii, boolean color) {
  /** What fits this environment: UTF-8 if it says so, and color unless it is refused. */
  public static Look of(Map<String, String> environment, boolean asciiWanted) {
    String language = "";
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        language = value;
        break;
      }
    }
    String plain = language.toUpperCase(Locale.ROOT).replace("-", "");
    boolean color = environment.getOrDefault("NO_COLOR", "").isEmpty() && !dumb(environment);
    return new Look(asciiWanted || dumb(environment) || !plain.contains("UTF8"), color);
  }

  /** Whether the terminal can do nothing but print lines. */
  public static boolean dumb(Map<String, String> environment) {
    return environment.getOrDefault("TERM", "dumb").equals("dumb");
  }
}
