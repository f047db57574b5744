package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.Zone;

/** Assigns the remaining suits to all cards that are not settled. */
final class Settling {
  /** The number of exchanges to try until the deck contains what was counted. */
  private static final int TRIES = 2000;

  private final Unseen cards;
  private final OpenSuits suits;

  Settling(Unseen cards) {
    this.cards = cards;
    this.suits = cards.suits;
  }

  /**
   * Settles all cards without regard to the contents of the deck. Returns false if the suits do not
   * fit.
   */
  boolean settle() {
    List<Integer> rest = open();
    return give(rest, Suit.SPADE, suits.unsettled(Suit.SPADE))
        && give(rest, Suit.HEART, suits.unsettled(Suit.HEART))
        && give(rest, Suit.CLUB, suits.unsettled(Suit.CLUB))
        && rest.isEmpty();
  }

  /**
   * Settles all cards so that the deck contains the counted hearts, clubs and jokers. Returns false
   * if no such assignment was found.
   */
  boolean settle(Tally counted) {
    for (int i = 0; i < TRIES && misfit(counted) > 0; i++) {
      exchange(counted);
    }
    if (misfit(counted) > 0) {
      return false;
    }
    List<Integer> inside = open();
    inside.retainAll(cards.deck);
    int hearts = counted.hearts() - cards.settled(Suit.HEART);
    int clubs = counted.clubs() - cards.settled(Suit.CLUB);
    return give(inside, Suit.SPADE, inside.size() - hearts - clubs)
        && give(inside, Suit.HEART, hearts)
        && give(inside, Suit.CLUB, clubs)
        && settle();
  }

  /**
   * Returns how far the settled cards are from such a deck; 0 if the others can still complete it.
   * Jokers come from the box and are always settled.
   */
  private int misfit(Tally counted) {
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
  private void exchange(Tally counted) {
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
      int before = misfit(counted);
      cards.swap(card, other);
      if (misfit(counted) > before) {
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
  private boolean give(List<Integer> some, Suit suit, int count) {
    int due = count;
    for (int i = some.size() - 1; i >= 0 && due > 0; i--) {
      if ((suits.can(some.get(i)) & OpenSuits.bit(suit)) != 0) {
        suits.narrow(some.remove(/* index */ i), OpenSuits.bit(suit));
        due--;
      }
    }
    return due == 0 && suits.unsettled(suit) >= 0;
  }
}
