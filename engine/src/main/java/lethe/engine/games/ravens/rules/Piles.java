package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Piece;

/**
 * Feth's line and the piles.
 *
 * @param deck the deck, topmost card last
 * @param knownTopCount the number of cards on top of the deck that Feth has looked at
 * @param discards the discard pile, topmost card last
 * @param destroyedCards the cards that are out of the game, as a mask
 */
record Piles(
    List<Piece> deck,
    int knownTopCount,
    List<Piece> line,
    List<Piece> discards,
    List<Piece> score,
    long destroyedCards) {
  /** Returns the memory card of the line with this number; empty if there is none. */
  Optional<Card> memoryInLine(int number) {
    return number >= 1 && number <= line.size() && line.get(number - 1) instanceof Card card
        ? Optional.of(card)
        : Optional.empty();
  }

  /** Returns the given number of cards from the top of the deck, topmost card first. */
  List<Piece> deckTop(int count) {
    return deck.subList(deck.size() - count, deck.size()).reversed();
  }
}
