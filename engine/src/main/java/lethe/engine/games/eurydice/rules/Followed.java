package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;

/**
 * The cards as Orpheus can follow them, in the zones where they lie. A card is the index of its
 * suit, where that is known; {@link #ANY} where it is one of the deck whose place is not known; or
 * a number of its own, beyond the suits, which it gets as it leaves the deck unseen and bears until
 * it is shuffled in again.
 */
final class Followed {
  static final int ANY = -1;

  private static final int FIRST = Suit.ALL.size();

  /** What those are that were seen, by their numbers. */
  final Map<Integer, Suit> seen = new HashMap<>();

  final List<Integer> deck = new ArrayList<>(Collections.nCopies(Tally.DEALT.all(), ANY));
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();
  final List<Integer> held = new ArrayList<>();

  private int next = FIRST;

  /** What a card is that has been seen, or is known by its kind alone. */
  Suit suit(int card) {
    return card < FIRST ? Suit.ALL.get(card) : Objects.requireNonNull(seen.get(card));
  }

  boolean isKnown(int card) {
    return card != ANY && (card < FIRST || seen.containsKey(card));
  }

  static boolean isNumbered(int card) {
    return card >= FIRST;
  }

  /** The cards of the deck whose places are known, by suit. */
  int[] placed() {
    int[] placed = new int[FIRST];
    deck.stream().filter(card -> card != ANY).forEach(card -> placed[suit(card).index()]++);
    return placed;
  }

  void addToDeck(Suit suit, int count) {
    deck.addAll(Collections.nCopies(count, suit.index()));
  }

  /** Cards leave the deck by an end, unseen; the numbers of those that get one now. */
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

  /** Takes cards out of the discard area, by their positions from 1, in the order of the list. */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> taken = positions.stream().map(position -> discard.get(position - 1)).toList();
    List<Integer> places = new ArrayList<>(positions);
    places.sort(Collections.reverseOrder());
    places.forEach(place -> discard.remove(/* index */ place - 1));
    return taken;
  }

  /** A diamond of the deck goes, one whose place is known before any other; whether there was. */
  boolean removeDiamond() {
    int at = deck.indexOf(Suit.DIAMOND.index());
    boolean placed = at >= 0;
    deck.remove(/* index */ placed ? at : deck.indexOf(ANY));
    removed.add(Suit.DIAMOND.index());
    return placed;
  }
}
