package lethe.app.ssh;

import java.util.Locale;

/** What others wrote, so that it can be shown to anybody: nothing in it moves a cursor. */
final class Clean {
  /** The longest name. */
  private static final int NAME = 16;

  private Clean() {}

  /** One line of visible characters; everything that is none becomes a blank. */
  static String line(String text, int longest) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .map(c -> isVisible(c) ? c : ' ')
        .limit(longest)
        .forEach(clean::appendCodePoint);
    return clean.toString().strip();
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          false;
      default -> true;
    };
  }

  /** What is left of a text that can be a name; perhaps nothing. */
  static String name(String text) {
    String clean = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", "");
    return clean.substring(0, Math.min(NAME, clean.length()));
  }

  static boolean isName(String text) {
    return text.matches("[a-z0-9_-]{1," + NAME + "}");
  }
}
