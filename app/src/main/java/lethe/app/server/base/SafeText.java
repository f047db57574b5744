package lethe.app.server.base;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * Sanitizes text from users and other sources for display: the result cannot move the cursor, hide
 * anything, or contain characters wider than one column.
 */
public final class SafeText {
  /** The replacement for a character that is not one column wide in every terminal. */
  private static final int REPLACEMENT = '?';

  /**
   * Permitted characters besides Latin, Greek and Cyrillic ones: dashes, quotation marks, the
   * ellipsis, the euro sign and card suits.
   */
  private static final String EXTRA_ALLOWED =
      "\u2010\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u20ac\u2660\u2663\u2665\u2666";

  private static final Pattern BLANKS = Pattern.compile(" +");

  private SafeText() {}

  /**
   * Returns a line of at most {@code maxLength} characters. Each run of blanks and control
   * characters becomes one blank, which is removed at the ends; combining marks and invisible
   * characters are dropped, and other unsuitable characters become question marks.
   */
  public static String sanitize(String text, int maxLength) {
    StringBuilder clean = new StringBuilder();
    String normalized = Normalizer.normalize(text, Normalizer.Form.NFC);
    normalized
        .codePoints()
        .filter(c -> becomesBlank(c) || !isDropped(c))
        .map(c -> becomesBlank(c) ? ' ' : isNarrow(c) ? c : REPLACEMENT)
        .limit(maxLength)
        .forEach(clean::appendCodePoint);
    return BLANKS.matcher(clean.toString().strip()).replaceAll(" ");
  }

  /**
   * Returns whether {@link #sanitize} would drop or replace characters other than blanks and
   * control characters.
   */
  public static boolean hasUnsuitableCharacters(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC)
        .codePoints()
        .anyMatch(c -> !becomesBlank(c) && (isDropped(c) || !isNarrow(c)));
  }

  /** Returns whether {@link #sanitize} replaces a character with a blank. */
  private static boolean becomesBlank(int c) {
    return Character.isSpaceChar(c)
        || switch (c) {
          // Letters and signs of Hangul, Braille and musical notation that are drawn as blanks.
          case 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0, 0x1d159 -> true;
          default -> Character.getType(c) == Character.CONTROL;
        };
  }

  /**
   * Returns whether a character is a combining mark, a formatting character, or a code point that
   * is unassigned, private or a surrogate.
   */
  private static boolean isDropped(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          true;
      default -> false;
    };
  }

  /**
   * Returns whether a character is ASCII, a Latin letter or sign, a Greek or Cyrillic letter, or
   * one of {@link #EXTRA_ALLOWED}.
   */
  private static boolean isNarrow(int c) {
    return c < 0x250
        || (c >= 0x370 && c < 0x530 && Character.isLetter(c))
        || (c >= 0x1e00 && c < 0x2000 && Character.isLetter(c))
        || EXTRA_ALLOWED.indexOf(c) >= 0;
  }
}
