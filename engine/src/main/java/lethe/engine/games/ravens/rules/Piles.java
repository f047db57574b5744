package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Piece;

/**
 * Feth's line and the piles.
 *
 * @param deck the topmost last
 * @param known how many cards on top of the deck Feth has looked at
 * @param discards the topmost last
 * @param destroyed the bits of the cards that are out of the game
 */
record Piles(
    List<Piece> deck,
    int known,
    List<Piece> line,
    List<Piece> discards,
    List<Piece> score,
    long destroyed) {
  /** The memory card of the line with this number; nothing if there is none. */
  Optional<Card> inLine(int number) {
    return number >= 1 && number <= line.size() && line.get(number - 1) instanceof Card card
        ? Optional.of(card)
        : Optional.empty();
  }

  /** The top of the deck, the topmost first. */
  List<Piece> top(int count) {
    return deck.subList(deck.size() - count, deck.size()).reversed();
  }
}
