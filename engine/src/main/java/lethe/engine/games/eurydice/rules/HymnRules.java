package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;

/** Hymns: diamonds that they see are removed, and face-up hearts return to the deck for them. */
final class HymnRules {
  private static final Suit DIAMOND = Suit.DIAMOND;

  private final CardMoves cards;
  private final State s;

  HymnRules(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  /**
   * Looks at the chosen cards, applies spades and diamonds, and asks what to do if there are too
   * few hearts.
   */
  void look() {
    int deck = s.picked(State.FROM_DECK);
    int spades = new LookRules(cards).look(Kind.HYMN, deck, 0, true);
    List<Integer> diamonds;
    int lost = 0;
    if (deck > 0) {
      byte[] seen = Pile.withoutSpades(Pile.top(s.deck, deck), deck);
      s.deck = Pile.with(seen, Pile.below(s.deck, deck));
      int safe = Pile.count(Pile.top(seen, Math.clamp(staying(spades), 0, seen.length)), DIAMOND);
      diamonds = Collections.nCopies(safe, State.FROM_DECK);
      lost = Pile.count(seen, DIAMOND) - safe;
    } else {
      diamonds = openDiamonds();
      s.discard = Pile.withoutOpenSpades(s.discard);
    }
    if (spades > 0) {
      new SpadeRules(cards).seen(spades);
      int left = left(diamonds);
      if (left > 0 && !cards.isOver()) {
        lost += left;
        diamonds = diamonds.subList(left, diamonds.size());
        cards.tell(new DiamondsLeft(left));
      }
    }
    s.picks = List.copyOf(diamonds);
    s.due = lost;
    int excess = Math.max(0, diamonds.size() + lost - openHearts().size());
    s.owed = Math.min(excess, diamonds.size());
    if (s.owed > 0 && !cards.isOver()) {
      s.phase = Phase.EXCESS;
    }
  }

  /** Returns how many of the seen cards stay in the deck after this number of spades was seen. */
  private int staying(int spades) {
    boolean punished = spades > 0 && !s.has(Effect.FORGIVE_SPADES);
    return s.deck.length - (punished ? SpadeRules.PRICE : 0);
  }

  /**
   * Returns the chosen diamonds of the discard area, by their positions after the spades have left
   * it.
   */
  private List<Integer> openDiamonds() {
    List<Integer> diamonds = new ArrayList<>();
    int spades = 0;
    for (int position : s.picks.stream().sorted().toList()) {
      Suit suit = Pile.suit(s.discard[position - 1]);
      spades += suit == Suit.SPADE ? 1 : 0;
      if (suit == DIAMOND) {
        diamonds.add(position - spades);
      }
    }
    return diamonds;
  }

  /**
   * Returns how many of these diamonds were removed from the deck by a special card after the
   * spade's shuffle.
   */
  private int left(List<Integer> diamonds) {
    int seen = Collections.frequency(diamonds, State.FROM_DECK);
    return Math.max(0, seen - Pile.count(s.deck, DIAMOND));
  }

  /**
   * Moves the diamonds to Removed and face-up hearts to the deck.
   *
   * @param excess whether diamonds without a matching heart are moved as well
   */
  void end(boolean excess) {
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
      cards.remove(takeDiamond());
    }
    List<Integer> leaving = new ArrayList<>(hearts);
    leaving.addAll(positions);
    byte[] taken = cards.takeDiscards(leaving);
    for (int i = 0; i < taken.length; i++) {
      if (i < hearts.size()) {
        s.deck = Pile.with(s.deck, Pile.known(Pile.suit(taken[i])));
      } else {
        cards.remove(taken[i]);
      }
    }
    cards.shuffleRemoved();
    cards.tell(new Hymned(deck, positions, List.copyOf(hearts), s.due, left));
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

  /** Takes a diamond out of the deck, preferring one at a known position. */
  private byte takeDiamond() {
    int at = -1;
    for (int i = s.deck.length - 1; i >= 0; i--) {
      boolean diamond = Pile.suit(s.deck[i]) == DIAMOND;
      if (diamond && (at < 0 || Pile.isKnown(s.deck[i]) || !Pile.isKnown(s.deck[at]))) {
        at = i;
      }
    }
    byte card = s.deck[at];
    s.deck = Pile.without(s.deck, at);
    return card;
  }
}
