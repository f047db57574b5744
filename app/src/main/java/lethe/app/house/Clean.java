package lethe.app.house;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * What others wrote, so that it can be shown to anybody: nothing in it moves a cursor, hides, or is
 * wider than one column a letter.
 */
public final class Clean {
  /** In the place of a letter that is not one column wide in every terminal. */
  private static final int UNKNOWN = '?';

  /** Beside letters: dashes, quotation marks, an ellipsis, the euro, and the suits of cards. */
  private static final String SIGNS =
      "\u2010\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u20ac\u2660\u2663\u2665\u2666";

  private static final Pattern BLANKS = Pattern.compile(" +");

  private Clean() {}

  /**
   * One line of visible characters, at most so many. What is blank becomes one blank, what cannot
   * be seen falls, and a question mark stands for other letters.
   */
  public static String line(String text, int longest) {
    StringBuilder clean = new StringBuilder();
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    composed
        .codePoints()
        .filter(c -> isBlank(c) || !isUnseen(c))
        .map(c -> isBlank(c) ? ' ' : isNarrow(c) ? c : UNKNOWN)
        .limit(longest)
        .forEach(clean::appendCodePoint);
    return BLANKS.matcher(clean.toString().strip()).replaceAll(" ");
  }

  private static boolean isBlank(int c) {
    return Character.isSpaceChar(c)
        || switch (c) {
          // Letters and signs that are drawn as nothing: of Hangul, Braille and music.
          case 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0, 0x1d159 -> true;
          default -> Character.getType(c) == Character.CONTROL;
        };
  }

  /** Marks on other letters, and what only says how letters are to be shown. */
  private static boolean isUnseen(int c) {
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

  /** ASCII, and letters and signs of Latin, Greek and Cyrillic writing. */
  private static boolean isNarrow(int c) {
    return c < 0x250
        || (c >= 0x370 && c < 0x530 && Character.isLetter(c))
        || (c >= 0x1e00 && c < 0x2000 && Character.isLetter(c))
        || SIGNS.indexOf(c) >= 0;
  }
}
