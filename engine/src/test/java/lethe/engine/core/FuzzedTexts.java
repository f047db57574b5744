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
  static String neighbor(String text, MutableRng dice) {
    String[] words = text.split(" ");
    int at = dice.nextInt(words.length);
    if (words[at].chars().allMatch(Character::isDigit) && words[at].length() < 9) {
      words[at] = String.valueOf(Integer.parseInt(words[at]) + dice.nextInt(5) - 2);
    }
    return String.join(" ", words);
  }

  /** Returns one of these texts with a few small changes, or a random text. */
  static String mutated(List<String> texts, MutableRng dice) {
    if (texts.isEmpty() || dice.oneIn(5)) {
      return anything(dice);
    }
    StringBuilder text = new StringBuilder(dice.pick(texts));
    for (int changes = 1 + dice.nextInt(4); changes > 0; changes--) {
      int at = dice.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + dice.nextInt(4));
      switch (dice.nextInt(6)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, dice.pick(ODD));
        case 2 -> text.insert(at, character(dice));
        case 3 -> text.insert(at, text.substring(at, end));
        case 4 -> text.insert(at, dice.pick(texts));
        default -> text.replace(at, end, String.valueOf(dice.nextInt(100)));
      }
    }
    return text.toString();
  }

  private static String anything(MutableRng dice) {
    StringBuilder text = new StringBuilder();
    for (int length = dice.nextInt(40); length > 0; length--) {
      text.append(dice.oneIn(2) ? dice.pick(ODD) : character(dice));
    }
    return text.toString();
  }

  private static String character(MutableRng dice) {
    return dice.oneIn(2)
        ? String.valueOf((char) dice.nextInt(0x80))
        : Character.toString(dice.nextInt(Character.MAX_CODE_POINT + 1));
  }
}
