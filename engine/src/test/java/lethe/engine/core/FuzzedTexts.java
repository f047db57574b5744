package lethe.engine.core;

import java.util.List;

/** Generates malformed texts. */
final class FuzzedTexts {
  private static final List<String> ODD =
      List.of(
          " ",
          "\t",
          "\n",
          "\r",
          "\0",
          "\u0007",
          "\u001b[31m",
          "\u0085",
          "\u00a0",
          "\u2028",
          "\u202e",
          "\ufeff",
          "\ud83c\udfb2",
          "\ud800",
          "\udfff",
          "\u0130",
          "\u00df",
          "\u0660",
          "\uff11",
          "e\u0301",
          ";",
          ":",
          "*",
          "|",
          "#",
          "and",
          "-1",
          "0",
          "2147483648",
          "99999999999999999999",
          "\"",
          "\\",
          "%s",
          "{0}",
          "'",
          "--",
          "in",
          "x");

  private FuzzedTexts() {}

  /**
   * Returns the text with one of its numbers changed by at most 2, or unchanged if the chosen word
   * is not a number.
   */
  static String withNumberChanged(String text, MutableRng rng) {
    String[] words = text.split(" ");
    int at = rng.nextInt(words.length);
    if (words[at].chars().allMatch(Character::isDigit) && words[at].length() < 9) {
      words[at] = String.valueOf(Integer.parseInt(words[at]) + rng.nextInt(5) - 2);
    }
    return String.join(" ", words);
  }

  /** Returns one of these texts with a few small changes, or a random text. */
  static String mutate(List<String> texts, MutableRng rng) {
    if (texts.isEmpty() || rng.oneIn(5)) {
      return randomText(rng);
    }
    StringBuilder text = new StringBuilder(rng.pick(texts));
    for (int changes = 1 + rng.nextInt(4); changes > 0; changes--) {
      int at = rng.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + rng.nextInt(4));
      switch (rng.nextInt(6)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, rng.pick(ODD));
        case 2 -> text.insert(at, character(rng));
        case 3 -> text.insert(at, text.substring(at, end));
        case 4 -> text.insert(at, rng.pick(texts));
        default -> text.replace(at, end, String.valueOf(rng.nextInt(100)));
      }
    }
    return text.toString();
  }

  private static String randomText(MutableRng rng) {
    StringBuilder text = new StringBuilder();
    for (int length = rng.nextInt(40); length > 0; length--) {
      text.append(rng.oneIn(2) ? rng.pick(ODD) : character(rng));
    }
    return text.toString();
  }

  private static String character(MutableRng rng) {
    return rng.oneIn(2)
        ? String.valueOf((char) rng.nextInt(0x80))
        : Character.toString(rng.nextInt(Character.MAX_CODE_POINT + 1));
  }
}
