package lethe.engine.games.ravens.rules;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Scanner;
import lethe.engine.core.Checked;
import lethe.engine.games.ravens.Card;

/** The memory cards that come with the program. */
final class StandardDeck {
  static final Memories MEMORIES = read();

  private StandardDeck() {}

  private static Memories read() {
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
}
