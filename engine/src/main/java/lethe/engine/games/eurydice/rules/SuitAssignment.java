package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Zone;

/** Assigns the remaining suits to all cards that are not settled. */
final class SuitAssignment {
  /** The maximum number of exchanges tried to make the deck contain the counted cards. */
  private static final int MAX_EXCHANGES = 2000;

  private final UnseenCards cards;
  private final PossibleSuits suits;

  SuitAssignment(UnseenCards cards) {
    this.cards = cards;
    this.suits = cards.suits;
  }

  /**
   * Settles all cards without regard to the contents of the deck. Returns false if the remaining
   * suits cannot be assigned.
   */
  boolean settle() {
    List<Integer> unsettledCards = unsettledCards();
    return assign(unsettledCards, Suit.SPADE, suits.unsettledCount(Suit.SPADE))
        && assign(unsettledCards, Suit.HEART, suits.unsettledCount(Suit.HEART))
        && assign(unsettledCards, Suit.CLUB, suits.unsettledCount(Suit.CLUB))
        && unsettledCards.isEmpty();
  }

  /**
   * Settles all cards so that the deck contains the counted hearts, clubs and jokers. Returns false
   * if no such assignment was found.
   */
  boolean settle(SuitCounts deckCounts) {
    for (int i = 0; i < MAX_EXCHANGES && mismatch(deckCounts) > 0; i++) {
      tryExchange(deckCounts);
    }
    if (mismatch(deckCounts) > 0) {
      return false;
    }
    List<Integer> deckCards = unsettledCards();
    deckCards.retainAll(cards.deck);
    int hearts = deckCounts.hearts() - cards.countSettled(Suit.HEART);
    int clubs = deckCounts.clubs() - cards.countSettled(Suit.CLUB);
    return assign(deckCards, Suit.SPADE, deckCards.size() - hearts - clubs)
        && assign(deckCards, Suit.HEART, hearts)
        && assign(deckCards, Suit.CLUB, clubs)
        && settle();
  }

  /**
   * Returns the number of cards by which the deck must differ from the counts; 0 if the unsettled
   * cards can still make it match. Jokers come from the box and are always settled.
   */
  private int mismatch(SuitCounts deckCounts) {
    int unsettledCount = (int) cards.deck.stream().filter(card -> !suits.isSettled(card)).count();
    int hearts = deckCounts.hearts() - cards.countSettled(Suit.HEART);
    int clubs = deckCounts.clubs() - cards.countSettled(Suit.CLUB);
    return deviation(hearts, Suit.HEART)
        + deviation(clubs, Suit.CLUB)
        + deviation(unsettledCount - hearts - clubs, Suit.SPADE)
        + Math.abs(deckCounts.jokers() - cards.countSettled(Suit.JOKER));
  }

  /** Returns how far a number of cards is from what the unsettled cards of a suit can provide. */
  private int deviation(int count, Suit suit) {
    return count < 0 ? -count : Math.max(0, count - suits.unsettledCount(suit));
  }

  /**
   * Exchanges a random card of the deck with a random card outside it if each could be in the place
   * of the other, unless this increases the mismatch.
   */
  private void tryExchange(SuitCounts deckCounts) {
    List<Integer> cardsOutside = new ArrayList<>(cards.discard);
    cardsOutside.addAll(cards.removed);
    if (cards.deck.isEmpty() || cardsOutside.isEmpty()) {
      return;
    }
    int card = cards.deck.get(cards.random.nextInt(cards.deck.size()));
    int other = cardsOutside.get(cards.random.nextInt(cardsOutside.size()));
    Zone zone = cards.discard.contains(other) ? Zone.DISCARD : Zone.REMOVED;
    if (cards.canBeReplaced(card, Zone.DECK, other, zone)
        && cards.canBeReplaced(other, zone, card, Zone.DECK)) {
      int previousMismatch = mismatch(deckCounts);
      cards.swap(card, other);
      if (mismatch(deckCounts) > previousMismatch) {
        cards.swap(card, other);
      }
    }
  }

  /** Returns the cards that are not settled, in random order. */
  private List<Integer> unsettledCards() {
    List<Integer> unsettledCards = new ArrayList<>();
    for (int card = 0; card < cards.cardCount(); card++) {
      if (!suits.isSettled(card)) {
        unsettledCards.add(card);
      }
    }
    for (int i = unsettledCards.size() - 1; i > 0; i--) {
      Collections.swap(unsettledCards, i, cards.random.nextInt(i + 1));
    }
    return unsettledCards;
  }

  /**
   * Settles {@code count} of the candidates on a suit and removes them from the list. Returns false
   * if too few candidates can have this suit.
   */
  private boolean assign(List<Integer> candidates, Suit suit, int count) {
    int missing = count;
    for (int i = candidates.size() - 1; i >= 0 && missing > 0; i--) {
      if ((suits.suitsOf(candidates.get(i)) & PossibleSuits.bit(suit)) != 0) {
        suits.narrow(candidates.remove(/* index */ i), PossibleSuits.bit(suit));
        missing--;
      }
    }
    return missing == 0 && suits.unsettledCount(suit) >= 0;
  }
}
