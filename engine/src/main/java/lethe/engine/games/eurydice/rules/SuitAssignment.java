package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Zone;

/** Assigns the remaining suits to all cards that are not settled. */
final class SuitAssignment {
  /** The number of exchanges to try until the deck contains what was counted. */
  private static final int TRIES = 2000;

  private final UnseenCards cards;
  private final PossibleSuits suits;

  SuitAssignment(UnseenCards cards) {
    this.cards = cards;
    this.suits = cards.suits;
  }

  /**
   * Settles all cards without regard to the contents of the deck. Returns false if the suits do not
   * fit.
   */
  boolean settle() {
    List<Integer> rest = open();
    return assign(rest, Suit.SPADE, suits.unsettled(Suit.SPADE))
        && assign(rest, Suit.HEART, suits.unsettled(Suit.HEART))
        && assign(rest, Suit.CLUB, suits.unsettled(Suit.CLUB))
        && rest.isEmpty();
  }

  /**
   * Settles all cards so that the deck contains the counted hearts, clubs and jokers. Returns false
   * if no such assignment was found.
   */
  boolean settle(SuitCounts counted) {
    for (int i = 0; i < TRIES && mismatch(counted) > 0; i++) {
      exchange(counted);
    }
    if (mismatch(counted) > 0) {
      return false;
    }
    List<Integer> inside = open();
    inside.retainAll(cards.deck);
    int hearts = counted.hearts() - cards.settled(Suit.HEART);
    int clubs = counted.clubs() - cards.settled(Suit.CLUB);
    return assign(inside, Suit.SPADE, inside.size() - hearts - clubs)
        && assign(inside, Suit.HEART, hearts)
        && assign(inside, Suit.CLUB, clubs)
        && settle();
  }

  /**
   * Returns how far the settled cards are from such a deck; 0 if the others can still complete it.
   * Jokers come from the box and are always settled.
   */
  private int mismatch(SuitCounts counted) {
    int open = (int) cards.deck.stream().filter(card -> !suits.isSettled(card)).count();
    int hearts = counted.hearts() - cards.settled(Suit.HEART);
    int clubs = counted.clubs() - cards.settled(Suit.CLUB);
    return beyond(hearts, Suit.HEART)
        + beyond(clubs, Suit.CLUB)
        + beyond(open - hearts - clubs, Suit.SPADE)
        + Math.abs(counted.jokers() - cards.settled(Suit.JOKER));
  }

  private int beyond(int wanted, Suit suit) {
    return wanted < 0 ? -wanted : Math.max(0, wanted - suits.unsettled(suit));
  }

  /** Exchanges a card of the deck with another that could be in its place, if that helps. */
  private void exchange(SuitCounts counted) {
    List<Integer> outside = new ArrayList<>(cards.discard);
    outside.addAll(cards.removed);
    if (cards.deck.isEmpty() || outside.isEmpty()) {
      return;
    }
    int card = cards.deck.get(cards.dice.nextInt(cards.deck.size()));
    int other = outside.get(cards.dice.nextInt(outside.size()));
    Zone zone = cards.discard.contains(other) ? Zone.DISCARD : Zone.REMOVED;
    if (cards.areAlike(card, Zone.DECK, other, zone)
        && cards.areAlike(other, zone, card, Zone.DECK)) {
      int before = mismatch(counted);
      cards.swap(card, other);
      if (mismatch(counted) > before) {
        cards.swap(card, other);
      }
    }
  }

  /** Returns the cards that are not settled, in random order. */
  private List<Integer> open() {
    List<Integer> open = new ArrayList<>();
    for (int card = 0; card < cards.count(); card++) {
      if (!suits.isSettled(card)) {
        open.add(card);
      }
    }
    for (int i = open.size() - 1; i > 0; i--) {
      Collections.swap(open, i, cards.dice.nextInt(i + 1));
    }
    return open;
  }

  /**
   * Settles a number of these cards and removes them from the list. Returns false if there are too
   * few.
   */
  private boolean assign(List<Integer> some, Suit suit, int count) {
    int due = count;
    for (int i = some.size() - 1; i >= 0 && due > 0; i--) {
      if ((suits.can(some.get(i)) & PossibleSuits.bit(suit)) != 0) {
        suits.narrow(some.remove(/* index */ i), PossibleSuits.bit(suit));
        due--;
      }
    }
    return due == 0 && suits.unsettled(suit) >= 0;
  }
}
