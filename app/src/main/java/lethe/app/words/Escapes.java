package lethe.app.words;

import java.util.HexFormat;

/**
 * Makes text from outside visible: names of files, arguments, what a file or another machine says.
 * Characters that move the cursor, break or reorder a line, or are no characters are written as
 * {@code \n}, {@code \r}, {@code \t} or {@code \}{@code uXXXX}, as in Java and JSON.
 */
public final class Escapes {
  private Escapes() {}

  /** Escapes a text that belongs on one line. */
  public static String inLine(String text) {
    return escaped(text, false);
  }

  /** Escapes a text whose line breaks and tabs are meant. */
  public static String inLines(String text) {
    return escaped(text, true);
  }

  private static String escaped(String text, boolean lines) {
    int i = 0;
    while (i < text.length() && isVisible(text, i, lines)) {
      i++;
    }
    if (i == text.length()) {
      return text;
    }
    StringBuilder escaped = new StringBuilder(text.substring(0, i));
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isVisible(text, i, lines)) {
        escaped.append(c);
      } else {
        escaped.append(
            switch (c) {
              case '\n' -> "\\n";
              case '\r' -> "\\r";
              case '\t' -> "\\t";
              default -> "\\u" + HexFormat.of().toHexDigits(c);
            });
      }
    }
    return escaped.toString();
  }

  private static boolean isVisible(String text, int index, boolean lines) {
    char c = text.charAt(index);
    if (c >= ' ' && c <= '~') {
      return true;
    }
    if (Character.isSurrogate(c)) {
      return isPaired(text, index);
    }
    return !Character.isISOControl(c) ? !isLayout(c) : lines && (c == '\n' || c == '\t');
  }

  private static boolean isPaired(String text, int index) {
    return Character.isHighSurrogate(text.charAt(index))
        ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
        : index > 0
            && Character.isHighSurrogate(text.charAt(index - 1))
            && Character.isLowSurrogate(text.charAt(index));
  }

  /** Separators of lines, directions of writing, and marks that are never drawn. */
  private static boolean isLayout(char c) {
    return c == '\u061c'
        || c == '\u200b'
        || c == '\u200e'
        || c == '\u200f'
        || (c >= '\u2028' && c <= '\u202e')
        || (c >= '\u2060' && c <= '\u206f')
        || c == '\ufeff'
        || (c >= '\ufff9' && c <= '\ufffb');
  }
}
