package lethe.app.text;

import java.util.HexFormat;

/**
 * Makes special characters visible in external text, such as file names, arguments, and messages of
 * other programs. Characters that move the cursor, break or reorder a line, or are never drawn, and
 * unpaired surrogates are written as {@code \n}, {@code \r}, {@code \t} or {@code \}{@code uXXXX},
 * as in Java and JSON.
 */
public final class Escapes {
  private Escapes() {}

  /** Escapes a text for a single line. */
  public static String forSingleLine(String text) {
    return escape(text, false);
  }

  /** Escapes a text, except its line feeds and tabs. */
  public static String forMultipleLines(String text) {
    return escape(text, true);
  }

  /** Escapes all characters outside ASCII. */
  public static String forAscii(String text) {
    if (text.chars().allMatch(c -> c < 128)) {
      return text;
    }
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      escaped.append(c < 128 ? "" + c : "\\u" + HexFormat.of().toHexDigits(c));
    }
    return escaped.toString();
  }

  private static String escape(String text, boolean multiline) {
    int i = 0;
    while (i < text.length() && needsNoEscape(text, i, multiline)) {
      i++;
    }
    if (i == text.length()) {
      return text;
    }
    StringBuilder escaped = new StringBuilder(text.substring(0, i));
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (needsNoEscape(text, i, multiline)) {
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

  private static boolean needsNoEscape(String text, int index, boolean multiline) {
    char c = text.charAt(index);
    if (c >= ' ' && c <= '~') {
      return true;
    }
    if (Character.isSurrogate(c)) {
      return isPaired(text, index);
    }
    return !Character.isISOControl(c) ? !isLayout(c) : multiline && (c == '\n' || c == '\t');
  }

  private static boolean isPaired(String text, int index) {
    return Character.isHighSurrogate(text.charAt(index))
        ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
        : index > 0
            && Character.isHighSurrogate(text.charAt(index - 1))
            && Character.isLowSurrogate(text.charAt(index));
  }

  /** Returns whether a character separates lines, sets the writing direction, or is never drawn. */
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
