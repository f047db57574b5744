package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** The cards beneath ravens and the destroyed cards, as far as a viewer has seen them. */
final class DevouredCards {
  /** For each color, the cards beneath the raven as a mask. */
  private final long[] beneath = new long[Color.COUNT];

  private long destroyed;

  /**
   * Evaluates the observations, ignoring information that is inconsistent with this view and these
   * unseen cards.
   */
  DevouredCards(View view, long unseen, List<Observation> observations) {
    observations.forEach(this::apply);
    for (int i = 0; i < beneath.length; i++) {
      beneath[i] = CardBits.limit(beneath[i] & unseen, view.ravens().get(i).cardsBeneath().size());
    }
    destroyed = CardBits.limit(destroyed & unseen, view.piles().destroyedCount());
  }

  private void apply(Observation observation) {
    switch (observation) {
      case Observation.Discarded(List<Card> _, List<Card> devoured) -> {
        for (Card card : devoured) {
          beneath[card.color().index()] |= card.bit();
        }
      }
      case Observation.RavenChased(Color raven, _) -> beneath[raven.index()] = 0;
      case Observation.RavenDefeated(Color raven, _) -> beneath[raven.index()] = 0;
      case Observation.Freed(Color raven, List<Card> cards) -> {
        for (Card card : cards) {
          beneath[raven.index()] &= ~card.bit();
        }
      }
      case Observation.Destroyed _ -> {
        for (int i = 0; i < beneath.length; i++) {
          destroyed |= beneath[i];
          beneath[i] = 0;
        }
      }
      default -> {}
    }
  }

  long beneath(Color color) {
    return beneath[color.index()];
  }

  long destroyed() {
    return destroyed;
  }

  long all() {
    long cards = destroyed;
    for (long bits : beneath) {
      cards |= bits;
    }
    return cards;
  }
}
