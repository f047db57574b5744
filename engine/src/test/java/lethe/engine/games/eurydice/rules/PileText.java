package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.games.eurydice.Suit;

/**
 * Reads and writes piles as text. Cards are h, c, s, d and j: in parentheses if remembered, in
 * upper case if face up.
 */
final class PileText {
  /** The letters of the suits, in their order. */
  static final String SUITS = "hcsdj";

  private PileText() {}

  static byte[] parse(String text) {
    byte[] pile = Pile.empty();
    for (String word : text.split(" ", -1)) {
      if (word.isEmpty()) {
        continue;
      }
      boolean isKnown = word.startsWith("(");
      String letter = isKnown ? word.substring(1, 2) : word;
      Suit suit = Suit.ALL.get(SUITS.indexOf(letter.toLowerCase(Locale.ROOT)));
      boolean isFaceUp = !letter.equals(letter.toLowerCase(Locale.ROOT));
      pile =
          Pile.with(
              pile,
              isKnown
                  ? Pile.knownCard(suit)
                  : isFaceUp ? Pile.faceUpCard(suit) : Pile.unknownCard(suit));
    }
    return pile;
  }

  static String format(byte[] pile) {
    List<String> words = new ArrayList<>();
    for (byte card : pile) {
      String letter = "" + SUITS.charAt(Pile.suit(card).index());
      words.add(
          Pile.isFaceUp(card)
              ? letter.toUpperCase(Locale.ROOT)
              : Pile.isKnown(card) ? "(" + letter + ")" : letter);
    }
    return String.join(" ", words);
  }

  static String sorted(String pile) {
    return Stream.of(pile.strip().split(" ", -1)).sorted().collect(Collectors.joining(" "));
  }
}
