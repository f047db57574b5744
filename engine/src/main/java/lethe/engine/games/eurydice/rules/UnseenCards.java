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
 * Cards whose suits are undecided until they are seen, by zone, with their histories. Cards are
 * represented by numbers from 0.
 */
final class UnseenCards {
  static final List<Zone> ZONES = List.of(Zone.DECK, Zone.DISCARD, Zone.REMOVED);

  final MutableRng random;
  final PossibleSuits suits = new PossibleSuits();
  final CardHistories histories = new CardHistories();

  final List<Integer> deck = new ArrayList<>();
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();

  private int cardCount;

  /** Creates the cards of the initial deck. */
  UnseenCards(Rng rng) {
    this.random = new MutableRng(rng);
    while (cardCount < SuitCounts.INITIAL_DECK.total()) {
      deck.add(cardCount++);
    }
  }

  int cardCount() {
    return cardCount;
  }

  /** Returns the cards of a zone as a mutable list. */
  List<Integer> cardsIn(Zone zone) {
    return switch (zone) {
      case DECK -> deck;
      case REMOVED -> removed;
      case DISCARD, DIAMONDS -> discard;
    };
  }

  /** Moves cards of a suit from the box to the deck, in view of everyone. */
  void add(Suit suit, int count) {
    for (int i = 0; i < count; i++) {
      suits.add(cardCount, suit);
      histories.recordEntry(cardCount);
      histories.recordPosition(cardCount);
      deck.add(cardCount++);
    }
  }

  /** Moves cards from an end of the deck to the discard area. */
  void discard(int count, boolean fromBottom) {
    for (int i = 0; i < count; i++) {
      discard.add(takeFromEnd(fromBottom));
    }
  }

  /** Moves cards from an end of the deck to Removed. */
  void remove(int count, boolean fromBottom) {
    for (int i = 0; i < count; i++) {
      int card = takeFromEnd(fromBottom);
      histories.resetPublicSuits(card);
      removed.add(card);
    }
  }

  private int takeFromEnd(boolean fromBottom) {
    int card = fromBottom ? deck.removeLast() : deck.removeFirst();
    histories.recordDeparture(card);
    return card;
  }

  /**
   * Moves a card that is settled on this suit from the deck to Removed, preferably one at a known
   * position. The deck must contain a card that is settled on this suit.
   */
  void removeFromDeck(Suit suit) {
    int index = -1;
    for (int i = deck.size() - 1; i >= 0; i--) {
      int card = deck.get(i);
      if (suits.isCertainly(card, suit)
          && (index < 0
              || histories.isPositionKnown(card)
              || !histories.isPositionKnown(deck.get(index)))) {
        index = i;
      }
    }
    int card = deck.remove(/* index */ index);
    histories.recordDeparture(card);
    removed.add(card);
  }

  /** Moves cards that are in no zone to Removed. */
  void remove(List<Integer> cards) {
    cards.forEach(histories::recordRemoval);
    removed.addAll(cards);
  }

  /** Moves cards that are in no zone to the deck. */
  void returnToDeck(List<Integer> cards) {
    cards.forEach(histories::recordEntry);
    deck.addAll(cards);
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1
   * @return the cards, in the order of {@code positions}
   */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> takenCards = new ArrayList<>(positions.size());
    for (int position : positions) {
      int card = discard.get(position - 1);
      histories.resetPublicSuits(card);
      takenCards.add(card);
    }
    discard.removeAll(takenCards);
    return takenCards;
  }

  /** Takes a card out of its zone. */
  void take(int card) {
    for (Zone zone : ZONES) {
      cardsIn(zone).remove(/* element */ (Integer) card);
    }
  }

  void shuffle() {
    for (int i = deck.size() - 1; i >= 0; i--) {
      Collections.swap(deck, i, random.nextInt(i + 1));
      histories.recordShuffle(deck.get(i));
    }
  }

  /** Returns the number of cards in the deck that are settled on this suit. */
  int countSettled(Suit suit) {
    return (int) deck.stream().filter(card -> suits.isCertainly(card, suit)).count();
  }

  /**
   * Returns whether {@code second} can be in the place of {@code first}: its history allows it, and
   * {@code first} can have one of the suits that the viewer considers possible in the place of
   * {@code second}.
   */
  boolean canBeReplaced(int first, Zone firstZone, int second, Zone secondZone) {
    return (suits.suitsOf(first) & histories.publicSuits(second)) != 0
        && histories.canBeReplaced(first, firstZone, second, secondZone);
  }

  /**
   * Exchanges the positions of two cards, and those properties in their histories that stay with
   * the positions.
   */
  void swap(int first, int second) {
    if (first == second) {
      return;
    }
    for (Zone zone : ZONES) {
      cardsIn(zone).replaceAll(card -> card == first ? second : card == second ? first : card);
    }
    histories.swap(first, second);
  }
}
