package lethe.app;

import java.util.List;
import lethe.engine.core.MutableRng;

/** Generates valid, nearly valid and invalid texts for fuzz tests. */
public final class MutatedTexts {
  private static final List<String> UNUSUAL_PARTS =
      List.of(
          " ",
          "\t",
          "\n",
          "\r\n",
          "\0",
          "\u001b[2J",
          "\u0085",
          "\u00a0",
          "\u2028",
          "\u3000",
          "\ufeff",
          "\ud83c\udfb2",
          "\ud800",
          "\u0130",
          "\u0660",
          "e\u0301",
          ";",
          ":",
          "*",
          "|",
          "#",
          "?",
          "and",
          "in",
          "-1",
          "0",
          "2147483648",
          "99999999999999999999",
          "\"",
          "\\",
          "{0}",
          "lethe",
          "game",
          "option",
          "seed",
          "seat",
          "saved",
          "red",
          "blue:",
          "* seat",
          "| ",
          "undo",
          "outcome",
          "bot:",
          "human");

  private MutatedTexts() {}

  /**
   * Returns a random text of the list, or occasionally an empty text, with one to five random
   * changes.
   */
  public static String generate(List<String> texts, MutableRng rng) {
    StringBuilder text = new StringBuilder(rng.oneIn(10) ? "" : rng.pick(texts));
    for (int changes = 1 + rng.nextInt(5); changes > 0; changes--) {
      int start = rng.nextInt(text.length() + 1);
      int end = Math.min(text.length(), start + rng.nextInt(6));
      switch (rng.nextInt(7)) {
        case 0 -> text.delete(start, end);
        case 1 -> text.insert(start, rng.pick(UNUSUAL_PARTS));
        case 2 -> text.insert(start, (char) rng.nextInt(0x80));
        case 3 -> text.insert(start, Character.toString(rng.nextInt(Character.MAX_CODE_POINT + 1)));
        case 4 -> text.insert(start, text.substring(start, end));
        case 5 -> text.insert(start, rng.pick(texts));
        default -> text.replace(start, end, String.valueOf(rng.nextInt(100)));
      }
    }
    return text.toString();
  }
}
