package lethe.engine.games.ravens;

import java.util.List;

/**
 * A card that Ren placed next to a heart.
 *
 * @param used whether its power has been used; such a card lies sideways
 */
public record PoemCard(Card card, boolean used) {
  /** Returns the sum of the numbers of these cards. */
  public static int sumOf(List<PoemCard> cards) {
    int total = 0;
    for (PoemCard card : cards) {
      total += card.card.number();
    }
    return total;
  }
}
