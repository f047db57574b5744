package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation.Arranged;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Gone;
import lethe.engine.games.eurydice.Observation.HeartsAdded;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Removed;
import lethe.engine.games.eurydice.Observation.Returned;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesAdded;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.Sung;
import lethe.engine.games.eurydice.Symbol.Kind;

/**
 * What was told, lived through once more with cards whose suits are open until they are seen: they
 * are moved as they were moved, and shuffled by other chances. Where a card is seen, one of those
 * that could as well be in its place is put there, by how likely it is to be of the suit seen. So
 * each such past is about as likely as it is by all that the hearer knows.
 */
final class Recall {
  private static final int MOST = 80;
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int ANY = 31;
  private static final int NO_SPADE = ANY & ~(1 << Suit.SPADE.index());
  private static final int NO_DIAMOND = ANY & ~(1 << Suit.DIAMOND.index());

  private Rng rng;
  private final boolean strict;

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
  private final int[] unsettled = {9, 8, 3, 0, 0};
  private int cards;
  private int now;

  final List<Integer> deck = new ArrayList<>();
  final List<Integer> discard = new ArrayList<>();
  final List<Integer> removed = new ArrayList<>();
  final List<Integer> held = new ArrayList<>();
  private final List<Integer> spades = new ArrayList<>();

  /**
   * A past that is still to come.
   *
   * @param strict whether it may fail, where no card that could be in its place is of the suit seen
   */
  Recall(Rng rng, boolean strict) {
    this.rng = rng;
    this.strict = strict;
    Arrays.fill(bound, ANY);
    for (int i = 0; i < unsettled[0] + unsettled[1] + unsettled[2]; i++) {
      can[i] = ANY;
      deck.add(i);
    }
    cards = deck.size();
  }

  /** Lives through all of it; false if that cannot be this time. */
  boolean all(List<Observation> told) {
    for (Observation observation : told) {
      now++;
      if (!one(observation)) {
        return false;
      }
    }
    return settle() && counted(told);
  }

  Suit suit(int card) {
    return Suit.ALL.get(Integer.numberOfTrailingZeros(can[card]));
  }

  /** Whether Orpheus knows where it is. */
  boolean isKnown(int card) {
    return mixed[card] == NEVER;
  }

  private boolean one(Observation observation) {
    switch (observation) {
      case SpadesAdded(int count) -> add(Suit.SPADE, count);
      case Sung(int count) -> add(Suit.DIAMOND, count);
      case HeartsAdded(int count) -> add(Suit.HEART, count);
      case Looked(Kind cause, List<Glimpse> glimpses) -> {
        return look(cause, glimpses);
      }
      case PutBack(boolean top) -> deck.add(top ? 0 : deck.size(), held.removeLast());
      case Discarded(int count, boolean bottom) -> leave(count, bottom, discard);
      case SpadePunished(int _, int _, int bottom, int clubs, int jokers) -> {
        leave(bottom, true, removed);
        add(Suit.CLUB, clubs);
        add(Suit.JOKER, jokers);
        spades.removeFirst();
        comeBack(spades);
      }
      case SpadesForgiven _ -> comeBack(spades);
      case Gone() -> {
        spades.removeFirst();
        comeBack(spades);
      }
      case Shuffled(int count) -> {
        shuffle();
        leave(count, false, removed);
      }
      case Returned(List<Integer> positions) -> comeBack(taken(positions));
      case Removed(int count, List<Integer> positions) -> {
        leave(count, false, removed);
        remove(taken(positions));
      }
      case Hymned(int count, List<Integer> positions, List<Integer> hearts, int _, int _) -> {
        for (int i = 0; i < count; i++) {
          int diamond = diamond();
          left[diamond] = now;
          removed.add(diamond);
        }
        List<Integer> both = new ArrayList<>(hearts);
        both.addAll(positions);
        List<Integer> taken = taken(both);
        comeBack(taken.subList(0, hearts.size()));
        remove(taken.subList(hearts.size(), taken.size()));
      }
      case Arranged(List<Integer> order) -> discard.addAll(taken(order));
      case Observation.BoardBegan _,
          Observation.Exchanged _,
          Observation.CardDrawn _,
          Observation.Stepped _,
          Observation.SpaceIgnored _,
          Observation.CardReturned _,
          Observation.NothingDone _,
          Observation.Rolled _,
          Observation.ObolGained _,
          Counted _ -> {}
    }
    return true;
  }

  private int below(int bound) {
    Rng.Draw<Integer> draw = rng.below(bound);
    rng = draw.rest();
    return draw.value();
  }

  private void add(Suit suit, int count) {
    for (int i = 0; i < count; i++) {
      can[cards] = 1 << suit.index();
      entered[cards] = now;
      mixed[cards] = NEVER;
      deck.add(cards);
      cards++;
    }
  }

  // Which of the zones it is, not what lies in it.
  @SuppressWarnings("ReferenceEquality")
  private void leave(int count, boolean bottom, List<Integer> zone) {
    for (int i = 0; i < count; i++) {
      int card = bottom ? deck.removeLast() : deck.removeFirst();
      left[card] = now;
      bound[card] = zone == removed ? ANY : bound[card];
      zone.add(card);
    }
  }

  // Which of the zones it is, not what lies in it.
  @SuppressWarnings("ReferenceEquality")
  private void comeBack(List<Integer> some) {
    for (int card : some) {
      entered[card] = now;
      open[card] = false;
      deck.add(card);
    }
    if (some == spades) {
      spades.clear();
    }
  }

  private void remove(List<Integer> some) {
    for (int card : some) {
      open[card] = false;
      removed.add(card);
    }
  }

  private List<Integer> taken(List<Integer> positions) {
    List<Integer> taken = new ArrayList<>(positions.size());
    for (int position : positions) {
      int card = discard.get(position - 1);
      bound[card] = ANY;
      taken.add(card);
    }
    discard.removeAll(taken);
    return taken;
  }

  private void shuffle() {
    for (int i = deck.size() - 1; i >= 0; i--) {
      Collections.swap(deck, i, below(i + 1));
      int card = deck.get(i);
      mixed[card] = mixed[card] == NEVER ? now : mixed[card];
      bound[card] = ANY;
    }
  }

  private int diamond() {
    int at = -1;
    for (int i = deck.size() - 1; i >= 0; i--) {
      int card = deck.get(i);
      if (can[card] == 1 << Suit.DIAMOND.index()
          && (at < 0 || isKnown(card) || !isKnown(deck.get(at)))) {
        at = i;
      }
    }
    return at < 0 ? deck.removeLast() : deck.remove(/* index */ at);
  }

  private boolean look(Kind cause, List<Glimpse> glimpses) {
    int unseen = cause == Kind.HYMN ? NO_SPADE & NO_DIAMOND : NO_SPADE;
    List<Integer> seen = new ArrayList<>();
    int top = 0;
    int inRemoved = 0;
    for (Glimpse glimpse : glimpses) {
      List<Integer> zone =
          switch (glimpse.zone()) {
            case DECK -> deck;
            case REMOVED -> removed;
            case DISCARD, DIAMONDS -> discard;
          };
      int index = glimpse.zone() == Zone.REMOVED ? inRemoved++ : glimpse.position() - 1;
      top += glimpse.zone() == Zone.DECK ? 1 : 0;
      int mask = glimpse.face().seen().map(suit -> 1 << suit.index()).orElse(unseen);
      boolean placed = glimpse.zone() != Zone.REMOVED && isKnown(zone.get(index));
      if (!placed && !put(zone, index, mask)) {
        return false;
      }
      int card = zone.get(index);
      if (!narrow(card, mask)) {
        return false;
      }
      looked[card] = true;
      if (glimpse.face().seen().isPresent()) {
        mixed[card] = NEVER;
      } else if (glimpse.zone() == Zone.DECK) {
        bound[card] &= mask;
      }
      seen.add(card);
      open[card] = glimpse.zone() == Zone.DISCARD;
    }
    boolean clear = true;
    for (int card : seen) {
      looked[card] = false;
      if (can[card] == 1 << Suit.SPADE.index()) {
        clear = false;
        spades.add(card);
        deck.remove(/* element */ (Integer) card);
        discard.remove(/* element */ (Integer) card);
        removed.remove(/* element */ (Integer) card);
      }
    }
    for (int i = 0; clear && cause != Kind.HYMN && i < top; i++) {
      held.add(deck.removeFirst());
    }
    return true;
  }

  /** Puts a card there that can be what is seen, of all that could be there. */
  private boolean put(List<Integer> zone, int index, int mask) {
    int card = zone.get(index);
    double sum = 0;
    double[] weights = new double[cards];
    for (List<Integer> other : List.of(deck, discard, removed)) {
      for (int candidate : other) {
        if (candidate == card || isAlike(card, zone, candidate, other)) {
          weights[candidate] = weight(candidate, mask & bound[card]);
          sum += weights[candidate];
        }
      }
    }
    if (sum <= 0) {
      return false;
    }
    double at = below(1 << 20) * sum / (1 << 20);
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

  /** How likely it is that this card is what is seen. */
  private double weight(int card, int mask) {
    int suits = can[card] & mask;
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
    return !strict
        || (mixed[card] <= together
            && mixed[other] <= together
            && entered[card] <= together
            && entered[other] <= together);
  }

  private void swap(int one, int other) {
    if (one == other) {
      return;
    }
    for (List<Integer> zone : List.of(deck, discard, removed)) {
      zone.replaceAll(card -> card == one ? other : card == other ? one : card);
    }
    int time = left[one];
    left[one] = left[other];
    left[other] = time;
    int mask = bound[one];
    bound[one] = bound[other];
    bound[other] = mask;
  }

  private boolean narrow(int card, int mask) {
    boolean settled = Integer.bitCount(can[card]) == 1;
    can[card] &= mask;
    if (!settled && Integer.bitCount(can[card]) == 1) {
      unsettled[Integer.numberOfTrailingZeros(can[card])]--;
    }
    return can[card] != 0;
  }

  /** Gives every card that is still open a suit of those that are left. */
  private boolean settle() {
    List<Integer> rest = new ArrayList<>();
    for (int card = 0; card < cards; card++) {
      if (Integer.bitCount(can[card]) > 1) {
        rest.add(card);
      }
    }
    for (int i = rest.size() - 1; i > 0; i--) {
      Collections.swap(rest, i, below(i + 1));
    }
    int spade = Suit.SPADE.index();
    for (int i = rest.size() - 1; i >= 0 && unsettled[spade] > 0; i--) {
      if ((can[rest.get(i)] >> spade & 1) == 1) {
        can[rest.remove(/* index */ i)] = 1 << spade;
        unsettled[spade]--;
      }
    }
    boolean fits = Arrays.stream(unsettled).sum() == rest.size() && unsettled[spade] == 0;
    int suit = 0;
    for (int card : rest) {
      while (suit < unsettled.length && unsettled[suit] <= 0) {
        suit++;
      }
      if (suit == unsettled.length) {
        return false;
      }
      can[card] = 1 << suit;
      unsettled[suit]--;
    }
    return fits;
  }

  /** Whether the deck is what it was counted to be. */
  private boolean counted(List<Observation> told) {
    if (!strict || told.isEmpty() || !(told.getLast() instanceof Counted(int hearts, int clubs))) {
      return true;
    }
    int ownHearts = 0;
    int ownClubs = 0;
    for (int card : deck) {
      ownHearts += suit(card) == Suit.HEART ? 1 : 0;
      ownClubs += suit(card).isClub() ? 1 : 0;
    }
    return ownHearts == hearts && ownClubs == clubs;
  }
}
