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
 * The cards that Orpheus can track, by zone. A card is represented by the index of its suit if that
 * is known; by {@link #ANY} if it is a card at an unknown position of the deck; or by a unique
 * number above the suits, which it receives when it leaves the deck unseen and keeps until it is
 * shuffled in again.
 */
final class TrackedCards {
  static final int ANY = -1;

  private static final int FIRST = Suit.ALL.size();

  /** The suits of numbered cards that were seen. */
  final Map<Integer, Suit> seen = new HashMap<>();

  final List<Integer> deck = new ArrayList<>(Collections.nCopies(SuitCounts.DEALT.all(), ANY));
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();
  final List<Integer> held = new ArrayList<>();

  private int next = FIRST;

  /** Returns the suit of a card that was seen or whose suit is known. */
  Suit suit(int card) {
    return card < FIRST ? Suit.ALL.get(card) : Objects.requireNonNull(seen.get(card));
  }

  boolean isKnown(int card) {
    return card != ANY && (card < FIRST || seen.containsKey(card));
  }

  static boolean isNumbered(int card) {
    return card >= FIRST;
  }

  /** Returns the number of cards of each suit at known positions of the deck. */
  int[] placed() {
    int[] placed = new int[FIRST];
    deck.stream().filter(card -> card != ANY).forEach(card -> placed[suit(card).index()]++);
    return placed;
  }

  void addToDeck(Suit suit, int count) {
    deck.addAll(Collections.nCopies(count, suit.index()));
  }

  /** Takes unseen cards from an end of the deck. Returns the numbers that were newly assigned. */
  List<Integer> take(int count, boolean bottom, List<Integer> to) {
    List<Integer> numbered = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int card = bottom ? deck.removeLast() : deck.removeFirst();
      if (card == ANY) {
        card = next++;
        numbered.add(card);
      }
      to.add(card);
    }
    return numbered;
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1; the result is in the same order
   */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> taken = positions.stream().map(position -> discard.get(position - 1)).toList();
    List<Integer> places = new ArrayList<>(positions);
    places.sort(Collections.reverseOrder());
    places.forEach(place -> discard.remove(/* index */ place - 1));
    return taken;
  }

  /**
   * Removes a diamond from the deck, preferring one at a known position. Returns whether there was
   * one.
   */
  boolean removeDiamond() {
    int at = deck.indexOf(Suit.DIAMOND.index());
    boolean placed = at >= 0;
    deck.remove(/* index */ placed ? at : deck.indexOf(ANY));
    removed.add(Suit.DIAMOND.index());
    return placed;
  }
}
