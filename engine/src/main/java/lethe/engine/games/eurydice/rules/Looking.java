package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Face.Down;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/** Everything that makes Orpheus look. Ruling 1: each such look is seeing. */
final class Looking {
  private static final Face DOWN = new Down();

  private final State s;
  private final CardMoves table;

  Looking(State s, CardMoves table) {
    this.s = s;
    this.table = table;
  }

  /**
   * Ruling 2: turns what was chosen together. Then spades are dealt with (ruling 3), or the cards
   * of the deck are held until they are put back.
   */
  void glance(Kind cause) {
    int deck = s.picked(State.FROM_DECK);
    int removed = s.picked(State.FROM_REMOVED);
    int spades = look(cause, deck, removed, false);
    byte[] held = Pile.top(s.deck, deck);
    s.deck = Pile.below(s.deck, deck);
    if (removed > 0) {
      s.removed = withoutSpades(s.removed, removed);
      table.shuffleRemoved();
    }
    if (spades > 0) {
      s.deck = Pile.with(withoutSpades(held, held.length), s.deck);
      s.discard = withoutOpenSpades(s.discard);
      table.punish(spades);
    } else if (deck > 0) {
      s.held = held;
      s.phase = Phase.PLACE;
    }
  }

  /** Looks, deals with spades, and finds the diamonds; asks where there are too few hearts. */
  void hymn() {
    int deck = s.picked(State.FROM_DECK);
    int spades = look(Kind.HYMN, deck, 0, true);
    List<Integer> diamonds = new ArrayList<>();
    int lost = 0;
    if (deck > 0) {
      byte[] seen = withoutSpades(Pile.top(s.deck, deck), deck);
      s.deck = Pile.with(seen, Pile.below(s.deck, deck));
      int safe = spades > 0 && !s.has(Special.Effect.FORGIVE_SPADES) ? s.deck.length - 3 : 99;
      for (int i = 0; i < seen.length; i++) {
        if (Pile.suit(seen[i]) == Suit.DIAMOND) {
          lost += i < safe ? 0 : 1;
          diamonds.addAll(i < safe ? List.of(State.FROM_DECK) : List.of());
        }
      }
    } else {
      List<Integer> order = new ArrayList<>(s.picks);
      Collections.sort(order);
      int before = 0;
      for (int position : order) {
        Suit suit = Pile.suit(s.discard[position - 1]);
        before += suit == Suit.SPADE ? 1 : 0;
        if (suit == Suit.DIAMOND) {
          diamonds.add(position - before);
        }
      }
      s.discard = withoutOpenSpades(s.discard);
    }
    if (spades > 0) {
      table.punish(spades);
      int left = left(diamonds);
      if (left > 0 && !table.isOver()) {
        lost += left;
        diamonds = diamonds.subList(left, diamonds.size());
        table.tell(new DiamondsLeft(left));
      }
    }
    s.picks = List.copyOf(diamonds);
    s.due = lost;
    int excess = Math.max(0, diamonds.size() + lost - openHearts().size());
    s.owed = Math.min(excess, diamonds.size());
    if (s.owed > 0 && !table.isOver()) {
      s.phase = Phase.EXCESS;
    }
  }

  /** How many of these diamonds a card has taken out of the deck after the spade's shuffle. */
  private int left(List<Integer> diamonds) {
    int seen = Collections.frequency(diamonds, State.FROM_DECK);
    return Math.max(0, seen - Pile.count(s.deck, Suit.DIAMOND));
  }

  /** The diamonds that were seen go, and open hearts come for them. */
  void hymned(boolean excess) {
    if (s.picks.isEmpty() && s.due == 0) {
      return;
    }
    List<Integer> hearts = openHearts();
    hearts = hearts.subList(0, Math.min(hearts.size(), s.picks.size() + s.due));
    int left = excess ? 0 : s.owed;
    List<Integer> gone = s.picks.subList(0, s.picks.size() - left);
    int deck = Collections.frequency(gone, State.FROM_DECK);
    List<Integer> positions = gone.stream().filter(pick -> pick > 0).toList();
    for (int i = 0; i < deck; i++) {
      table.remove(takeDiamond());
    }
    List<Integer> leaving = new ArrayList<>(hearts);
    leaving.addAll(positions);
    byte[] taken = table.takeDiscards(leaving);
    for (int i = 0; i < taken.length; i++) {
      if (i < hearts.size()) {
        s.deck = Pile.with(s.deck, Pile.known(Pile.suit(taken[i])));
      } else {
        table.remove(taken[i]);
      }
    }
    table.shuffleRemoved();
    table.tell(new Hymned(deck, positions, List.copyOf(hearts), s.due, left));
  }

  /** Shows what was chosen; how many spades are among it. */
  private int look(Kind cause, int deck, int removed, boolean hymn) {
    List<Glimpse> own = new ArrayList<>();
    List<Glimpse> others = new ArrayList<>();
    for (int i = 0; i < deck; i++) {
      glimpse(own, others, Zone.DECK, i + 1, table.seeDeck(i), hymn);
    }
    for (int position : s.picks) {
      if (position > 0) {
        s.discard = s.discard.clone();
        s.discard[position - 1] = Pile.open(Pile.suit(s.discard[position - 1]));
        glimpse(own, own, Zone.DISCARD, position, s.discard[position - 1], hymn);
        others.add(own.getLast());
      }
    }
    for (int i = 0; i < removed; i++) {
      glimpse(own, others, Zone.REMOVED, 0, s.removed[i], hymn);
    }
    table.tell(new Looked(cause, List.copyOf(own)), new Looked(cause, List.copyOf(others)));
    int spades = 0;
    for (Glimpse glimpse : own) {
      spades += glimpse.face().seen().filter(Suit.SPADE::equals).isPresent() ? 1 : 0;
    }
    return spades;
  }

  /** What happens to spades, and to the diamonds of a hymn, happens before all eyes. */
  private static void glimpse(
      List<Glimpse> own, List<Glimpse> others, Zone zone, int position, byte card, boolean hymn) {
    Suit suit = Pile.suit(card);
    Glimpse seen = new Glimpse(zone, position, new Up(suit));
    own.add(seen);
    if (zone != Zone.DISCARD) {
      boolean open = suit == Suit.SPADE || (hymn && suit == Suit.DIAMOND);
      others.add(open ? seen : new Glimpse(zone, position, DOWN));
    }
  }

  /** The first so many without their spades, and all the rest. */
  private static byte[] withoutSpades(byte[] pile, int first) {
    byte[] kept = Pile.empty();
    for (int i = 0; i < pile.length; i++) {
      if (i >= first || Pile.suit(pile[i]) != Suit.SPADE) {
        kept = Pile.with(kept, pile[i]);
      }
    }
    return kept;
  }

  private static byte[] withoutOpenSpades(byte[] pile) {
    byte[] kept = Pile.empty();
    for (byte card : pile) {
      if (!Pile.isOpen(card) || Pile.suit(card) != Suit.SPADE) {
        kept = Pile.with(kept, card);
      }
    }
    return kept;
  }

  private List<Integer> openHearts() {
    List<Integer> hearts = new ArrayList<>();
    for (int i = 0; i < s.discard.length; i++) {
      if (Pile.isOpen(s.discard[i]) && Pile.suit(s.discard[i]) == Suit.HEART) {
        hearts.add(i + 1);
      }
    }
    return hearts;
  }

  /** A diamond of the deck, one whose place is known before any other. */
  private byte takeDiamond() {
    int at = -1;
    for (int i = s.deck.length - 1; i >= 0; i--) {
      boolean diamond = Pile.suit(s.deck[i]) == Suit.DIAMOND;
      if (diamond && (at < 0 || Pile.isKnown(s.deck[i]) || !Pile.isKnown(s.deck[at]))) {
        at = i;
      }
    }
    byte card = s.deck[at];
    s.deck = Pile.without(s.deck, at);
    return card;
  }
}
