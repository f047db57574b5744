package lethe.engine.games.ravens;

import java.util.List;

/**
 * Feth's line and the piles as a viewer sees them.
 *
 * @param deckSize the number of cards in the deck
 * @param deckTop the cards on top of the deck that Feth has looked at, topmost first; face down for
 *     Ren and spectators. The referee sees the whole deck.
 * @param line Feth's line
 * @param score the score pile
 * @param discards the discard pile, topmost card last
 * @param destroyedCount the number of cards that are out of the game
 */
public record PilesView(
    int deckSize,
    List<Face> deckTop,
    List<Piece> line,
    List<Piece> score,
    List<Piece> discards,
    int destroyedCount) {
  /** Returns these piles with the top of the deck in the order of a {@link Command.Order}. */
  PilesView withTopOrder(List<Integer> order) {
    List<Face> orderedCards = order.stream().map(number -> deckTop.get(number - 1)).toList();
    return new PilesView(deckSize, orderedCards, line, score, discards, destroyedCount);
  }
}
