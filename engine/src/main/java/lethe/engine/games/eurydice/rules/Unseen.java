package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import lethe.engine.core.Dice;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.Zone;

/**
 * Cards whose suits are open until they are seen, in the zones where they lie, with what is known
 * of the ways they came. Where a card is seen, one of those that could as well be in its place is
 * put there.
 */
final class Unseen {
  private static final int MOST = 80;
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int ANY = 31;

  /** So many cards are tried in other places for the deck to be what it was counted to be. */
  private static final int TRIES = 2000;

  private final Dice dice;

  /** What each card can be, a bit a suit; one bit where it has been settled. */
  private final int[] can = new int[MOST];

  /** When each card last came into the deck, and when it last left. */
  private final int[] entered = new int[MOST];

  private final int[] left = new int[MOST];

  /** Since when nobody knows where in the deck it is; never where it is known. */
  private final int[] mixed = new int[MOST];

  /** What the card on this way can be, by looks since the last shuffle that others had. */
  private final int[] bound = new int[MOST];

  /** Seen in the look that is going on. */
  private final boolean[] looked = new boolean[MOST];

  private final boolean[] open = new boolean[MOST];

  /** How many cards of each suit are among those that are not settled. */
  private final int[] unsettled = Tally.DEALT.counts();

  private int cards;
  private int now;

  final List<Integer> deck = new ArrayList<>();
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();

  /** The cards as they are dealt. */
  Unseen(Rng rng) {
    this.dice = new Dice(rng);
    Arrays.fill(bound, ANY);
    for (int i = 0; i < Tally.DEALT.all(); i++) {
      can[i] = ANY;
      deck.add(i);
    }
    cards = deck.size();
  }

  /** Something else happens. */
  void goOn() {
    now++;
  }

  /** What it has been settled to be. */
  Suit suit(int card) {
    return Suit.ALL.get(Integer.numberOfTrailingZeros(can[card]));
  }

  boolean is(int card, Suit suit) {
    return can[card] == bit(suit);
  }

  /** Whether Orpheus knows where it is. */
  boolean isKnown(int card) {
    return mixed[card] == NEVER;
  }

  /** Cards of the box go into the deck, where all see them go. */
  void add(Suit suit, int count) {
    for (int i = 0; i < count; i++) {
      can[cards] = bit(suit);
      entered[cards] = now;
      mixed[cards] = NEVER;
      deck.add(cards);
      cards++;
    }
  }

  /** Cards leave the deck by its top or bottom for the discard area. */
  void discard(int count, boolean bottom) {
    for (int i = 0; i < count; i++) {
      int card = bottom ? deck.removeLast() : deck.removeFirst();
      left[card] = now;
      discard.add(card);
    }
  }

  /** Cards leave the deck by its top or bottom for Removed. */
  void remove(int count, boolean bottom) {
    for (int i = 0; i < count; i++) {
      int card = bottom ? deck.removeLast() : deck.removeFirst();
      left[card] = now;
      bound[card] = ANY;
      removed.add(card);
    }
  }

  /** Such a card of the deck goes to Removed, one whose place is known before any other. */
  void removeFromDeck(Suit suit) {
    int at = -1;
    for (int i = deck.size() - 1; i >= 0; i--) {
      int card = deck.get(i);
      if (is(card, suit) && (at < 0 || isKnown(card) || !isKnown(deck.get(at)))) {
        at = i;
      }
    }
    int card = deck.remove(/* index */ at);
    left[card] = now;
    removed.add(card);
  }

  /** Cards that lie in no zone go to Removed. */
  void remove(List<Integer> some) {
    for (int card : some) {
      open[card] = false;
      removed.add(card);
    }
  }

  /** Cards that lie in no zone go into the deck. */
  void comeBack(List<Integer> some) {
    for (int card : some) {
      entered[card] = now;
      open[card] = false;
      deck.add(card);
    }
  }

  /** Takes these out of the discard area, in the order of the list. */
  List<Integer> takeDiscards(List<Integer> positions) {
    List<Integer> taken = new ArrayList<>(positions.size());
    for (int position : positions) {
      int card = discard.get(position - 1);
      bound[card] = ANY;
      taken.add(card);
    }
    discard.removeAll(taken);
    return taken;
  }

  /** Takes this out of the zone where it lies. */
  void take(int card) {
    for (List<Integer> zone : zones()) {
      zone.remove(/* element */ (Integer) card);
    }
  }

  void shuffle() {
    for (int i = deck.size() - 1; i >= 0; i--) {
      Collections.swap(deck, i, dice.below(i + 1));
      int card = deck.get(i);
      mixed[card] = mixed[card] == NEVER ? now : mixed[card];
      bound[card] = ANY;
    }
  }

  /**
   * Sees what lies there; the card, or -1 if none that could lie there is of such a suit.
   *
   * @param suits a bit for each suit that it can be
   * @param by whether it is seen by Orpheus himself, who then knows where it is
   */
  int see(Zone where, int index, int suits, boolean by) {
    List<Integer> zone =
        switch (where) {
          case DECK -> deck;
          case REMOVED -> removed;
          case DISCARD, DIAMONDS -> discard;
        };
    boolean placed = where != Zone.REMOVED && isKnown(zone.get(index));
    if (!placed && !put(zone, index, suits)) {
      return -1;
    }
    int card = zone.get(index);
    if (!narrow(card, suits)) {
      return -1;
    }
    looked[card] = true;
    if (by) {
      mixed[card] = NEVER;
    } else if (where == Zone.DECK) {
      bound[card] &= suits;
    }
    open[card] = where == Zone.DISCARD;
    return card;
  }

  /** The look is over. */
  void lookAway() {
    Arrays.fill(looked, false);
  }

  static int bit(Suit suit) {
    return 1 << suit.index();
  }

  static int anyBut(Suit suit) {
    return ANY & ~bit(suit);
  }

  private List<List<Integer>> zones() {
    return List.of(deck, discard, removed);
  }

  /** Puts a card there that can be what is seen, of all that could be there. */
  private boolean put(List<Integer> zone, int index, int suits) {
    int card = zone.get(index);
    double sum = 0;
    double[] weights = new double[cards];
    for (List<Integer> other : zones()) {
      for (int candidate : other) {
        if (candidate == card || isAlike(card, zone, candidate, other)) {
          weights[candidate] = weight(candidate, suits & bound[card]);
          sum += weights[candidate];
        }
      }
    }
    if (sum <= 0) {
      return false;
    }
    double at = dice.below(1 << 20) * sum / (1 << 20);
    int chosen = card;
    for (int candidate = 0; candidate < cards; candidate++) {
      if (weights[candidate] > 0) {
        chosen = candidate;
        at -= weights[candidate];
        if (at < 0) {
          break;
        }
      }
    }
    swap(card, chosen);
    return narrow(card, bound[card]) && narrow(chosen, bound[chosen]);
  }

  /** How likely it is that this card is of one of these suits. */
  private double weight(int card, int among) {
    int suits = can[card] & among;
    if (Integer.bitCount(can[card]) == 1) {
      return suits == 0 ? 0 : 1;
    }
    double fits = 0;
    double all = 0;
    for (int suit = 0; suit < unsettled.length; suit++) {
      fits += (suits >> suit & 1) * unsettled[suit];
      all += (can[card] >> suit & 1) * unsettled[suit];
    }
    return all == 0 ? 0 : fits / all;
  }

  /**
   * Whether nothing that was seen tells these two cards' ways apart: they were in the deck
   * together, both of unknown place, and neither has been seen since.
   */
  // Which of the zones it is, not what lies in it.
  @SuppressWarnings("ReferenceEquality")
  private boolean isAlike(int card, List<Integer> zone, int other, List<Integer> otherZone) {
    if (looked[other] || open[other] || (can[card] & bound[other]) == 0) {
      return false;
    }
    if (zone == removed && otherZone == removed) {
      return true;
    }
    if (isKnown(other) || isKnown(card)) {
      return false;
    }
    int together = Math.min(zone == deck ? now : left[card], otherZone == deck ? now : left[other]);
    return mixed[card] <= together
        && mixed[other] <= together
        && entered[card] <= together
        && entered[other] <= together;
  }

  private void swap(int one, int other) {
    if (one == other) {
      return;
    }
    for (List<Integer> zone : zones()) {
      zone.replaceAll(card -> card == one ? other : card == other ? one : card);
    }
    int time = left[one];
    left[one] = left[other];
    left[other] = time;
    int suits = bound[one];
    bound[one] = bound[other];
    bound[other] = suits;
  }

  /** Leaves these suits alone open; false if it can be none of them. */
  private boolean narrow(int card, int suits) {
    boolean settled = Integer.bitCount(can[card]) == 1;
    can[card] &= suits;
    if (!settled && Integer.bitCount(can[card]) == 1) {
      unsettled[Integer.numberOfTrailingZeros(can[card])]--;
    }
    return can[card] != 0;
  }

  /**
   * Gives every card that is still open a suit of those that are left; false if they do not fit.
   */
  boolean settle() {
    List<Integer> rest = unsettled();
    return give(rest, Suit.SPADE, unsettled[Suit.SPADE.index()])
        && give(rest, Suit.HEART, unsettled[Suit.HEART.index()])
        && give(rest, Suit.CLUB, unsettled[Suit.CLUB.index()])
        && rest.isEmpty();
  }

  /** The same, with so many hearts, clubs and jokers in the deck. */
  boolean settle(int hearts, int clubs, int jokers) {
    for (int i = 0; i < TRIES && misfit(hearts, clubs, jokers) > 0; i++) {
      exchange(hearts, clubs, jokers);
    }
    if (misfit(hearts, clubs, jokers) > 0) {
      return false;
    }
    List<Integer> inside = unsettled();
    inside.retainAll(deck);
    int ownHearts = hearts - settled(Suit.HEART);
    int ownClubs = clubs - settled(Suit.CLUB);
    return give(inside, Suit.SPADE, inside.size() - ownHearts - ownClubs)
        && give(inside, Suit.HEART, ownHearts)
        && give(inside, Suit.CLUB, ownClubs)
        && settle();
  }

  /**
   * How far what is settled is from such a deck; 0 where the rest can still make it one. Jokers
   * come from the box and are settled from the first.
   */
  private int misfit(int hearts, int clubs, int jokers) {
    int open = (int) deck.stream().filter(card -> Integer.bitCount(can[card]) > 1).count();
    int ownHearts = hearts - settled(Suit.HEART);
    int ownClubs = clubs - settled(Suit.CLUB);
    int others = open - ownHearts - ownClubs;
    return beyond(ownHearts, Suit.HEART)
        + beyond(ownClubs, Suit.CLUB)
        + beyond(others, Suit.SPADE)
        + Math.abs(jokers - settled(Suit.JOKER));
  }

  private int beyond(int wanted, Suit suit) {
    return wanted < 0 ? -wanted : Math.max(0, wanted - unsettled[suit.index()]);
  }

  /** Lets a card of the deck and another that could be in its place change places, if it helps. */
  private void exchange(int hearts, int clubs, int jokers) {
    List<Integer> outside = new ArrayList<>(discard);
    outside.addAll(removed);
    if (deck.isEmpty() || outside.isEmpty()) {
      return;
    }
    int card = deck.get(dice.below(deck.size()));
    int other = outside.get(dice.below(outside.size()));
    List<Integer> zone = discard.contains(other) ? discard : removed;
    if (isAlike(card, deck, other, zone) && isAlike(other, zone, card, deck)) {
      int before = misfit(hearts, clubs, jokers);
      swap(card, other);
      if (misfit(hearts, clubs, jokers) > before) {
        swap(card, other);
      }
    }
  }

  /** How many cards of the deck have been settled to be of this suit. */
  int settled(Suit suit) {
    return (int) deck.stream().filter(card -> is(card, suit)).count();
  }

  private List<Integer> unsettled() {
    List<Integer> rest = new ArrayList<>();
    for (int card = 0; card < cards; card++) {
      if (Integer.bitCount(can[card]) > 1) {
        rest.add(card);
      }
    }
    for (int i = rest.size() - 1; i > 0; i--) {
      Collections.swap(rest, i, dice.below(i + 1));
    }
    return rest;
  }

  /** Settles so many of these cards, which it takes out of the list; false if they are too few. */
  private boolean give(List<Integer> some, Suit suit, int count) {
    int due = count;
    for (int i = some.size() - 1; i >= 0 && due > 0; i--) {
      if ((can[some.get(i)] & bit(suit)) != 0) {
        narrow(some.remove(/* index */ i), bit(suit));
        due--;
      }
    }
    return due == 0 && unsettled[suit.index()] >= 0;
  }
}
