package lethe.engine.games.ravens;

import java.util.List;

/**
 * A card that Ren placed by a heart.
 *
 * @param used whether its power is spent; such a card lies sideways
 */
public record PoemCard(Card card, boolean used) {
  /** What the numbers of these cards total. */
  public static int total(List<PoemCard> cards) {
    int total = 0;
    for (PoemCard card : cards) {
      total += card.card.number();
    }
    return total;
  }
}
