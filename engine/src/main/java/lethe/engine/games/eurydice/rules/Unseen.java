package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.core.Dice;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.Zone;

/**
 * Cards whose suits are open until they are seen, in the zones where they lie, with what is known
 * of the ways they came. Cards are numbers.
 */
final class Unseen {
  static final List<Zone> ZONES = List.of(Zone.DECK, Zone.DISCARD, Zone.REMOVED);

  final Dice dice;
  final OpenSuits suits = new OpenSuits();
  final Ways ways = new Ways();

  final List<Integer> deck = new ArrayList<>();
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();

  private int count;

  /** The cards as they are dealt. */
  Unseen(Rng rng) {
    this.dice = new Dice(rng);
    while (count < Tally.DEALT.all()) {
      deck.add(count++);
    }
  }

  /** How many cards there are. */
  int count() {
    return count;
  }

  /** The cards of a zone, which may be moved. */
  List<Integer> in(Zone zone) {
    return switch (zone) {
      case DECK -> deck;
      case REMOVED -> removed;
      case DISCARD, DIAMONDS -> discard;
    };
  }

  /** Cards of the box go into the deck, where all see them go. */
  void add(Suit suit, int some) {
    for (int i = 0; i < some; i++) {
      suits.add(count, suit);
      ways.entersDeck(count);
      ways.isPlaced(count);
      deck.add(count++);
    }
  }

  /** Cards leave the deck by its top or bottom for the discard area. */
  void discard(int some, boolean bottom) {
    for (int i = 0; i < some; i++) {
      discard.add(leave(bottom));
    }
  }

  /** Cards leave the deck by its top or bottom for Removed. */
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

  /** Such a card of the deck goes to Removed, one whose place is known before any other. */
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

  /** Cards that lie in no zone go to Removed. */
  void remove(List<Integer> some) {
    some.forEach(ways::isRemoved);
    removed.addAll(some);
  }

  /** Cards that lie in no zone go into the deck. */
  void comeBack(List<Integer> some) {
    some.forEach(ways::entersDeck);
    deck.addAll(some);
  }

  /** Takes these out of the discard area, in the order of the list. */
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

  /** Takes this out of the zone where it lies. */
  void take(int card) {
    for (Zone zone : ZONES) {
      in(zone).remove(/* element */ (Integer) card);
    }
  }

  void shuffle() {
    for (int i = deck.size() - 1; i >= 0; i--) {
      Collections.swap(deck, i, dice.below(i + 1));
      ways.isShuffled(deck.get(i));
    }
  }

  /** How many cards of the deck have been settled to be of this suit. */
  int settled(Suit suit) {
    return (int) deck.stream().filter(card -> suits.is(card, suit)).count();
  }

  /** Whether the other card, as far as anybody knows, could be in this one's place. */
  boolean areAlike(int card, Zone zone, int other, Zone otherZone) {
    return (suits.can(card) & ways.bound(other)) != 0
        && ways.areAlike(card, zone, other, otherZone);
  }

  /** Puts each of these cards in the other's place. */
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
