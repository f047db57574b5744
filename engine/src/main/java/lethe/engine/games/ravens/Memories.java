package lethe.engine.games.ravens;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Checked;

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
    try (InputStream deck = Memories.class.getResourceAsStream("deck.tsv")) {
      String text = new String(deck.readAllBytes(), StandardCharsets.UTF_8);
      return switch (DeckText.read(text)) {
        case Checked.Valid<Memories>(Memories memories) -> memories;
        case Checked.Faulty<Memories> faulty -> throw new IllegalStateException("" + faulty);
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
