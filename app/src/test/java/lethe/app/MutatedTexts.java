package lethe.app;

import java.util.List;
import lethe.engine.core.MutableRng;

/** Generates texts that are nearly valid, or not valid at all. */
public final class MutatedTexts {
  private static final List<String> ODD =
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

  /** Returns one of the texts with a few small changes, and sometimes a text of random parts. */
  public static String of(List<String> texts, MutableRng rng) {
    StringBuilder text = new StringBuilder(rng.oneIn(10) ? "" : rng.pick(texts));
    for (int changes = 1 + rng.nextInt(5); changes > 0; changes--) {
      int at = rng.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + rng.nextInt(6));
      switch (rng.nextInt(7)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, rng.pick(ODD));
        case 2 -> text.insert(at, (char) rng.nextInt(0x80));
        case 3 -> text.insert(at, Character.toString(rng.nextInt(Character.MAX_CODE_POINT + 1)));
        case 4 -> text.insert(at, text.substring(at, end));
        case 5 -> text.insert(at, rng.pick(texts));
        default -> text.replace(at, end, String.valueOf(rng.nextInt(100)));
      }
    }
    return text.toString();
  }
}
