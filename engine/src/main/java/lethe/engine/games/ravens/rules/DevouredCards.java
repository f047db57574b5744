package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** The cards beneath ravens, and the destroyed cards, that a viewer knows from observations. */
final class DevouredCards {
  /** For each color, the cards beneath the raven as a mask. */
  private final long[] cardsBeneath = new long[Color.COUNT];

  private long destroyedCards;

  /**
   * Evaluates the observations, ignoring information that is inconsistent with this view and these
   * unseen cards.
   */
  DevouredCards(View view, long unseen, List<Observation> observations) {
    observations.forEach(this::apply);
    for (int i = 0; i < cardsBeneath.length; i++) {
      cardsBeneath[i] =
          CardBits.limit(cardsBeneath[i] & unseen, view.ravens().get(i).cardsBeneath().size());
    }
    destroyedCards = CardBits.limit(destroyedCards & unseen, view.piles().destroyedCount());
  }

  private void apply(Observation observation) {
    switch (observation) {
      case Observation.Discarded(List<Card> _, List<Card> devoured) -> {
        for (Card card : devoured) {
          cardsBeneath[card.color().index()] |= card.bit();
        }
      }
      case Observation.RavenChased(Color raven, _) -> cardsBeneath[raven.index()] = 0;
      case Observation.RavenDefeated(Color raven, _) -> cardsBeneath[raven.index()] = 0;
      case Observation.Freed(Color raven, List<Card> cards) -> {
        for (Card card : cards) {
          cardsBeneath[raven.index()] &= ~card.bit();
        }
      }
      case Observation.Destroyed _ -> {
        for (int i = 0; i < cardsBeneath.length; i++) {
          destroyedCards |= cardsBeneath[i];
          cardsBeneath[i] = 0;
        }
      }
      default -> {}
    }
  }

  long cardsBeneath(Color color) {
    return cardsBeneath[color.index()];
  }

  long destroyedCards() {
    return destroyedCards;
  }

  long allCards() {
    long cards = destroyedCards;
    for (long bits : cardsBeneath) {
      cards |= bits;
    }
    return cards;
  }
}
