package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Zone;

/**
 * Cards whose suits are undecided until they are seen, by zone, together with what is known of how
 * they got there. Cards are represented by numbers.
 */
final class UnseenCards {
  static final List<Zone> ZONES = List.of(Zone.DECK, Zone.DISCARD, Zone.REMOVED);

  final MutableRng dice;
  final PossibleSuits suits = new PossibleSuits();
  final CardHistories ways = new CardHistories();

  final List<Integer> deck = new ArrayList<>();
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();

  private int count;

  /** Creates the cards as they are dealt. */
  UnseenCards(Rng rng) {
    this.dice = new MutableRng(rng);
    while (count < SuitCounts.DEALT.all()) {
      deck.add(count++);
    }
  }

  /** Returns the number of cards. */
  int count() {
    return count;
  }

  /** Returns the cards of a zone as a mutable list. */
  List<Integer> in(Zone zone) {
    return switch (zone) {
      case DECK -> deck;
      case REMOVED -> removed;
      case DISCARD, DIAMONDS -> discard;
    };
  }

  /** Moves cards from the box to the deck, visibly to everyone. */
  void add(Suit suit, int some) {
    for (int i = 0; i < some; i++) {
      suits.add(count, suit);
      ways.entersDeck(count);
      ways.isPlaced(count);
      deck.add(count++);
    }
  }

  /** Moves cards from an end of the deck to the discard area. */
  void discard(int some, boolean bottom) {
    for (int i = 0; i < some; i++) {
      discard.add(leave(bottom));
    }
  }

  /** Moves cards from an end of the deck to Removed. */
  void remove(int some, boolean bottom) {
    for (int i = 0; i < some; i++) {
      int card = leave(bottom);
      ways.unbind(card);
      removed.add(card);
    }
  }

  private int leave(boolean bottom) {
    int card = bottom ? deck.removeLast() : deck.removeFirst();
    ways.leavesDeck(card);
    return card;
  }

  /** Moves a card of this suit from the deck to Removed, preferring one at a known position. */
  void removeFromDeck(Suit suit) {
    int at = -1;
    for (int i = deck.size() - 1; i >= 0; i--) {
      int card = deck.get(i);
      if (suits.is(card, suit) && (at < 0 || ways.isKnown(card) || !ways.isKnown(deck.get(at)))) {
        at = i;
      }
    }
    int card = deck.remove(/* index */ at);
    ways.leavesDeck(card);
    removed.add(card);
  }

  /** Moves cards that are in no zone to Removed. */
  void remove(List<Integer> some) {
    some.forEach(ways::isRemoved);
    removed.addAll(some);
  }

  /** Moves cards that are in no zone to the deck. */
  void comeBack(List<Integer> some) {
    some.forEach(ways::entersDeck);
    deck.addAll(some);
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1; the result is in the same order
   */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> taken = new ArrayList<>(positions.size());
    for (int position : positions) {
      int card = discard.get(position - 1);
      ways.unbind(card);
      taken.add(card);
    }
    discard.removeAll(taken);
    return taken;
  }

  /** Takes a card out of its zone. */
  void take(int card) {
    for (Zone zone : ZONES) {
      in(zone).remove(/* element */ (Integer) card);
    }
  }

  void shuffle() {
    for (int i = deck.size() - 1; i >= 0; i--) {
      Collections.swap(deck, i, dice.nextInt(i + 1));
      ways.isShuffled(deck.get(i));
    }
  }

  /** Returns the number of cards of the deck that are settled as this suit. */
  int settled(Suit suit) {
    return (int) deck.stream().filter(card -> suits.is(card, suit)).count();
  }

  /**
   * Returns whether, for all that any viewer knows, the two cards could be in each other's place.
   */
  boolean areAlike(int card, Zone zone, int other, Zone otherZone) {
    return (suits.can(card) & ways.bound(other)) != 0
        && ways.areAlike(card, zone, other, otherZone);
  }

  /** Exchanges the positions of two cards. */
  void swap(int one, int other) {
    if (one == other) {
      return;
    }
    for (Zone zone : ZONES) {
      in(zone).replaceAll(card -> card == one ? other : card == other ? one : card);
    }
    ways.swap(one, other);
  }
}
