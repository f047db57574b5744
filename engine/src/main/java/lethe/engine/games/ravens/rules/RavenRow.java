package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;

/**
 * The changes of the raven row and of the cards beneath the ravens. Rule book: The world-devouring
 * ravens.
 */
final class RavenRow {
  private RavenRow() {}

  /**
   * Discards cards: each goes to the discard pile, or beneath its raven if the raven stands in the
   * row.
   */
  static void discard(Transition transition, List<Card> cards) {
    List<Card> piledCards = new ArrayList<>();
    List<Card> devouredCards = new ArrayList<>();
    for (Card card : cards) {
      RavenState raven = transition.raven(card.color());
      if (raven.isStanding()) {
        devouredCards.add(card);
        transition.setRaven(card.color(), raven.withCardBeneath(card));
      } else {
        piledCards.add(card);
      }
    }
    transition.discards = ListEdits.plus(transition.discards, piledCards);
    if (!cards.isEmpty()) {
      transition.tell(
          new Observation.Discarded(List.copyOf(piledCards), List.copyOf(devouredCards)));
    }
  }

  /**
   * Chases a raven away or, in the third batch, defeats it; does nothing if the raven is not in the
   * row. Rule book: Relive memories, step 1.
   */
  static void chase(Transition transition, Color color, MemoryDeck memories) {
    RavenState raven = transition.raven(color);
    if (!raven.isStanding()) {
      return;
    }
    List<Card> freedCards = List.copyOf(memories.cardsIn(raven.cardsBeneath()));
    if (transition.isLastBatch()) {
      transition.setRaven(color, new RavenState(RavenStatus.DEFEATED, 0));
      transition.score =
          ListEdits.plus(ListEdits.plus(transition.score, Raven.of(color)), freedCards);
      transition.tell(new Observation.RavenDefeated(color, freedCards));
    } else {
      transition.setRaven(color, new RavenState(RavenStatus.CHASED, 0));
      transition.discards = ListEdits.plus(transition.discards, freedCards);
      transition.tell(new Observation.RavenChased(color, freedCards));
    }
    if (transition.phase == Phase.DRAW) {
      shrinkZone(transition);
    }
  }

  /**
   * Shrinks the safety zone of this round to the number of standing ravens. Cards already drawn
   * keep their place inside or outside the zone. Rule book: Relive memories, step 1.
   */
  private static void shrinkZone(Transition transition) {
    int newZone = Math.max(transition.line.size(), transition.countRavens(RavenStatus.STANDING));
    transition.safetyZone = Math.min(transition.safetyZone, newZone);
  }

  /** Moves a raven to the row. */
  static void land(Transition transition, Raven raven) {
    transition.setRaven(raven.color(), new RavenState(RavenStatus.STANDING, 0));
    transition.tell(new Observation.RavenLanded(raven.color()));
  }

  /** Moves a raven to the discard pile. */
  static void holdOff(Transition transition, Raven raven) {
    transition.discards = ListEdits.plus(transition.discards, raven);
    transition.tell(new Observation.RavenHeldOff(raven.color()));
  }

  /** Moves cards from beneath a raven to the discard pile. */
  static void free(Transition transition, Color color, List<Card> cards) {
    RavenState raven = transition.raven(color);
    long remaining = raven.cardsBeneath();
    for (Card card : cards) {
      remaining &= ~card.bit();
    }
    transition.setRaven(color, new RavenState(raven.status(), remaining));
    transition.discards = ListEdits.plus(transition.discards, cards);
    transition.tell(new Observation.Freed(color, List.copyOf(cards)));
  }

  /** Destroys all cards beneath ravens. */
  static void destroyCards(Transition transition) {
    long destroyedCards = 0;
    for (Color color : Color.values()) {
      RavenState raven = transition.raven(color);
      destroyedCards |= raven.cardsBeneath();
      transition.setRaven(color, new RavenState(raven.status(), 0));
    }
    transition.destroyedCards |= destroyedCards;
    if (destroyedCards != 0) {
      transition.tell(new Observation.Destroyed(Long.bitCount(destroyedCards)));
    }
  }

  /** Lets all chased ravens return to the row. */
  static void returnChased(Transition transition) {
    List<Color> returnedRavens = new ArrayList<>();
    for (Color color : Color.values()) {
      if (transition.raven(color).status() == RavenStatus.CHASED) {
        transition.setRaven(color, new RavenState(RavenStatus.STANDING, 0));
        returnedRavens.add(color);
      }
    }
    if (!returnedRavens.isEmpty()) {
      transition.tell(new Observation.RavensReturned(List.copyOf(returnedRavens)));
    }
  }
}
