package lethe.engine.games.ravens;

import java.util.List;

/**
 * Feth's line and the piles, as a viewer sees them.
 *
 * @param deck how many cards the deck holds
 * @param top the cards on top of the deck that Feth has looked at, the topmost first; face down for
 *     everybody else
 * @param line Feth's line
 * @param score the score pile
 * @param discards the discard pile, the topmost last
 * @param destroyed how many cards are out of the game
 */
public record PilesView(
    int deck,
    List<Face> top,
    List<Piece> line,
    List<Piece> score,
    List<Piece> discards,
    int destroyed) {
  /** With the top of the deck put back in this order. */
  PilesView ordered(List<Integer> order) {
    List<Face> ordered = order.stream().map(number -> top.get(number - 1)).toList();
    return new PilesView(deck, ordered, line, score, discards, destroyed);
  }
}
