package lethe.engine.games.ravens.rules;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import lethe.engine.core.Checked;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;

/**
 * The memory cards that a match is played with.
 *
 * @param cards each at its index
 */
record Memories(List<Card> cards) {
  static final int COUNT = 35;
  static final int OF_A_COLOR = COUNT / Color.COUNT;

  /** The deck that comes with the program. */
  static final Memories STANDARD = standard();

  private static Memories standard() {
    StringBuilder text = new StringBuilder();
    try (Scanner deck = new Scanner(Card.class.getResourceAsStream("deck.tsv"), UTF_8)) {
      while (deck.hasNextLine()) {
        text.append(deck.nextLine()).append('\n');
      }
    }
    return switch (DeckText.read(text.toString())) {
      case Checked.Valid<Memories>(Memories memories) -> memories;
      case Checked.Faulty<Memories> faulty -> throw new IllegalStateException("" + faulty);
    };
  }

  /** The cards of these bits, in the order of their indexes. */
  List<Card> of(long bits) {
    List<Card> some = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      some.add(cards.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }
}
