package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PilesView;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/** Sets of memory cards, as masks with one bit per card index. */
final class CardBits {
  private CardBits() {}

  static long of(Piece piece) {
    return piece instanceof Card card ? card.bit() : 0;
  }

  static long of(Face face) {
    return face instanceof Face.Up(Piece piece) ? of(piece) : 0;
  }

  static long of(List<Face> faces) {
    long bits = 0;
    for (Face face : faces) {
      bits |= of(face);
    }
    return bits;
  }

  /**
   * Returns the {@code max} cards of a set with the highest indexes, or the whole set if it is
   * smaller.
   */
  static long limit(long bits, int max) {
    long remaining = bits;
    while (Long.bitCount(remaining) > max) {
      remaining &= remaining - 1;
    }
    return remaining;
  }

  /** Returns the cards that the viewer does not see anywhere. */
  static long unseenCards(MemoryDeck memories, View view) {
    long visibleCards = of(view.piles().deckTop());
    for (LaidCard laidCard : view.atman().stack()) {
      visibleCards |= laidCard.card().bit();
    }
    for (RowView row : view.poem().rows()) {
      visibleCards |= of(row.heart().card());
      for (PoemCard card : row.poem()) {
        visibleCards |= card.card().bit();
      }
    }
    for (RavenView raven : view.ravens()) {
      visibleCards |= of(raven.cardsBeneath());
    }
    PilesView piles = view.piles();
    for (List<Piece> pile : List.of(piles.line(), piles.score(), piles.discards())) {
      for (Piece piece : pile) {
        visibleCards |= of(piece);
      }
    }
    return ((1L << memories.cards().size()) - 1) & ~visibleCards;
  }
}
