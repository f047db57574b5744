package lethe.engine.core;

import java.util.List;

/** Generates malformed texts. */
final class Texts {
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

  private Texts() {}

  /**
   * Returns the text with one of its numbers changed by at most 2, or unchanged if the chosen word
   * is not a number.
   */
  static String neighbor(String text, Dice dice) {
    String[] words = text.split(" ");
    int at = dice.below(words.length);
    if (words[at].chars().allMatch(Character::isDigit) && words[at].length() < 9) {
      words[at] = String.valueOf(Integer.parseInt(words[at]) + dice.below(5) - 2);
    }
    return String.join(" ", words);
  }

  /** Returns one of these texts with a few small changes, or a random text. */
  static String mutated(List<String> texts, Dice dice) {
    if (texts.isEmpty() || dice.oneIn(5)) {
      return anything(dice);
    }
    StringBuilder text = new StringBuilder(dice.oneOf(texts));
    for (int changes = 1 + dice.below(4); changes > 0; changes--) {
      int at = dice.below(text.length() + 1);
      int end = Math.min(text.length(), at + dice.below(4));
      switch (dice.below(6)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, dice.oneOf(ODD));
        case 2 -> text.insert(at, character(dice));
        case 3 -> text.insert(at, text.substring(at, end));
        case 4 -> text.insert(at, dice.oneOf(texts));
        default -> text.replace(at, end, String.valueOf(dice.below(100)));
      }
    }
    return text.toString();
  }

  private static String anything(Dice dice) {
    StringBuilder text = new StringBuilder();
    for (int length = dice.below(40); length > 0; length--) {
      text.append(dice.oneIn(2) ? dice.oneOf(ODD) : character(dice));
    }
    return text.toString();
  }

  private static String character(Dice dice) {
    return dice.oneIn(2)
        ? String.valueOf((char) dice.below(0x80))
        : Character.toString(dice.below(Character.MAX_CODE_POINT + 1));
  }
}
