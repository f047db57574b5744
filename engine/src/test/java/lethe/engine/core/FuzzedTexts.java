package lethe.engine.core;

import java.util.List;

/** Generates random texts, most of them malformed. */
final class FuzzedTexts {
  private static final List<String> ODD_TEXTS =
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
    int index = rng.nextInt(words.length);
    if (words[index].chars().allMatch(Character::isDigit) && words[index].length() < 9) {
      words[index] = String.valueOf(Integer.parseInt(words[index]) + rng.nextInt(5) - 2);
    }
    return String.join(" ", words);
  }

  /** Returns one of these texts with one to four random changes, or a random text. */
  static String mutate(List<String> texts, MutableRng rng) {
    if (texts.isEmpty() || rng.oneIn(5)) {
      return randomText(rng);
    }
    StringBuilder text = new StringBuilder(rng.pick(texts));
    for (int changes = 1 + rng.nextInt(4); changes > 0; changes--) {
      int index = rng.nextInt(text.length() + 1);
      int end = Math.min(text.length(), index + rng.nextInt(4));
      switch (rng.nextInt(6)) {
        case 0 -> text.delete(index, end);
        case 1 -> text.insert(index, rng.pick(ODD_TEXTS));
        case 2 -> text.insert(index, character(rng));
        case 3 -> text.insert(index, text.substring(index, end));
        case 4 -> text.insert(index, rng.pick(texts));
        default -> text.replace(index, end, String.valueOf(rng.nextInt(100)));
      }
    }
    return text.toString();
  }

  private static String randomText(MutableRng rng) {
    StringBuilder text = new StringBuilder();
    for (int length = rng.nextInt(40); length > 0; length--) {
      text.append(rng.oneIn(2) ? rng.pick(ODD_TEXTS) : character(rng));
    }
    return text.toString();
  }

  private static String character(MutableRng rng) {
    return rng.oneIn(2)
        ? String.valueOf((char) rng.nextInt(0x80))
        : Character.toString(rng.nextInt(Character.MAX_CODE_POINT + 1));
  }
}
