package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;

/**
 * The cards of each zone, as Orpheus can keep track of them. A card whose suit is known is
 * represented by the index of the suit, and a card at an unknown position of the deck by {@link
 * #UNKNOWN}. A card that leaves the deck unseen receives a unique number above the suits, which
 * represents it until it is shuffled into the deck again.
 */
final class TrackedCards {
  static final int UNKNOWN = -1;

  private static final int FIRST_NUMBER = Suit.ALL.size();

  /** The suits of numbered cards that were seen. */
  final Map<Integer, Suit> seenSuits = new HashMap<>();

  final List<Integer> deck =
      new ArrayList<>(Collections.nCopies(SuitCounts.INITIAL_DECK.total(), UNKNOWN));
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();
  final List<Integer> heldCards = new ArrayList<>();

  private int nextNumber = FIRST_NUMBER;

  /** Returns the suit of a card for which {@link #isKnown} is true. */
  Suit suit(int card) {
    return card < FIRST_NUMBER ? Suit.ALL.get(card) : Objects.requireNonNull(seenSuits.get(card));
  }

  boolean isKnown(int card) {
    return card != UNKNOWN && (card < FIRST_NUMBER || seenSuits.containsKey(card));
  }

  static boolean isNumbered(int card) {
    return card >= FIRST_NUMBER;
  }

  /** Returns the number of cards of each suit at known positions of the deck. */
  int[] placedCounts() {
    int[] counts = new int[FIRST_NUMBER];
    deck.stream().filter(card -> card != UNKNOWN).forEach(card -> counts[suit(card).index()]++);
    return counts;
  }

  void addToDeck(Suit suit, int count) {
    deck.addAll(Collections.nCopies(count, suit.index()));
  }

  /**
   * Moves cards unseen from an end of the deck to {@code target}. Returns the numbers newly
   * assigned to them.
   */
  List<Integer> takeFromEnd(int count, boolean fromBottom, List<Integer> target) {
    List<Integer> newNumbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int card = fromBottom ? deck.removeLast() : deck.removeFirst();
      if (card == UNKNOWN) {
        card = nextNumber++;
        newNumbers.add(card);
      }
      target.add(card);
    }
    return newNumbers;
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1
   * @return the cards, in the order of {@code positions}
   */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> takenCards =
        positions.stream().map(position -> discard.get(position - 1)).toList();
    List<Integer> descendingPositions = new ArrayList<>(positions);
    descendingPositions.sort(Collections.reverseOrder());
    descendingPositions.forEach(position -> discard.remove(/* index */ position - 1));
    return takenCards;
  }

  /**
   * Moves a diamond from the deck to Removed, preferably a diamond at a known position. Returns
   * whether its position was known.
   */
  boolean removeDiamond() {
    int index = deck.indexOf(Suit.DIAMOND.index());
    boolean isPositionKnown = index >= 0;
    deck.remove(/* index */ isPositionKnown ? index : deck.indexOf(UNKNOWN));
    removed.add(Suit.DIAMOND.index());
    return isPositionKnown;
  }
}
