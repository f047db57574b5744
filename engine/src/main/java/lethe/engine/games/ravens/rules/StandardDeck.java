package lethe.engine.games.ravens.rules;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import lethe.engine.core.Checked;
import lethe.engine.games.ravens.Card;

/** The memory cards that come with the program. */
final class StandardDeck {
  static final Memories MEMORIES = read();

  private StandardDeck() {}

  private static Memories read() {
    return switch (DeckText.read(text())) {
      case Checked.Valid<Memories>(Memories memories) -> memories;
      case Checked.Faulty<Memories> faulty -> throw new IllegalStateException("" + faulty);
    };
  }

  private static String text() {
    try (InputStream deck = Card.class.getResourceAsStream("deck.tsv")) {
      return new String(deck.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
