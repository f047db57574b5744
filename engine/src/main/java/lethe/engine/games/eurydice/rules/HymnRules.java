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
  private final State state;

  HymnRules(CardMoves cards) {
    this.cards = cards;
    this.state = cards.state;
  }

  /**
   * Looks at the chosen cards, applies spades and diamonds, and asks what to do if there are too
   * few hearts.
   */
  void look() {
    int deck = state.countPicks(State.FROM_DECK);
    int spades = new LookRules(cards).look(Kind.HYMN, deck, 0, true);
    List<Integer> diamonds;
    int lost = 0;
    if (deck > 0) {
      byte[] seen = Pile.withoutSpades(Pile.top(state.deck, deck), deck);
      state.deck = Pile.with(seen, Pile.below(state.deck, deck));
      int safe =
          Pile.count(Pile.top(seen, Math.clamp(countStaying(spades), 0, seen.length)), DIAMOND);
      diamonds = Collections.nCopies(safe, State.FROM_DECK);
      lost = Pile.count(seen, DIAMOND) - safe;
    } else {
      diamonds = chosenDiamonds();
      state.discard = Pile.withoutFaceUpSpades(state.discard);
    }
    if (spades > 0) {
      new SpadeRules(cards).apply(spades);
      int removedByCard = countRemoved(diamonds);
      if (removedByCard > 0 && !cards.isMatchOver()) {
        lost += removedByCard;
        diamonds = diamonds.subList(removedByCard, diamonds.size());
        cards.tell(new DiamondsLeft(removedByCard));
      }
    }
    state.picks = List.copyOf(diamonds);
    state.due = lost;
    int withExcess = Math.max(0, diamonds.size() + lost - faceUpHearts().size());
    state.owed = Math.min(withExcess, diamonds.size());
    if (state.owed > 0 && !cards.isMatchOver()) {
      state.phase = Phase.EXCESS;
    }
  }

  /** Returns how many of the seen cards stay in the deck after this number of spades was seen. */
  private int countStaying(int spades) {
    boolean punished = spades > 0 && !state.hasEffect(Effect.FORGIVE_SPADES);
    return state.deck.length - (punished ? SpadeRules.PENALTY_CARDS : 0);
  }

  /**
   * Returns the chosen diamonds of the discard area, by their positions after the spades have left
   * it.
   */
  private List<Integer> chosenDiamonds() {
    List<Integer> diamonds = new ArrayList<>();
    int spades = 0;
    for (int position : state.picks.stream().sorted().toList()) {
      Suit suit = Pile.suit(state.discard[position - 1]);
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
  private int countRemoved(List<Integer> diamonds) {
    int seen = Collections.frequency(diamonds, State.FROM_DECK);
    return Math.max(0, seen - Pile.count(state.deck, DIAMOND));
  }

  /**
   * Moves the diamonds to Removed and face-up hearts to the deck.
   *
   * @param withExcess whether diamonds without a matching heart are moved as well
   */
  void complete(boolean withExcess) {
    if (state.picks.isEmpty() && state.due == 0) {
      return;
    }
    List<Integer> hearts = faceUpHearts();
    hearts = hearts.subList(0, Math.min(hearts.size(), state.picks.size() + state.due));
    int leftInPlace = withExcess ? 0 : state.owed;
    List<Integer> removedDiamonds = state.picks.subList(0, state.picks.size() - leftInPlace);
    int deck = Collections.frequency(removedDiamonds, State.FROM_DECK);
    List<Integer> positions = removedDiamonds.stream().filter(pick -> pick > 0).toList();
    for (int i = 0; i < deck; i++) {
      cards.remove(takeDiamond());
    }
    List<Integer> leaving = new ArrayList<>(hearts);
    leaving.addAll(positions);
    byte[] taken = cards.takeDiscards(leaving);
    for (int i = 0; i < taken.length; i++) {
      if (i < hearts.size()) {
        state.deck = Pile.with(state.deck, Pile.known(Pile.suit(taken[i])));
      } else {
        cards.remove(taken[i]);
      }
    }
    cards.shuffleRemoved();
    cards.tell(new Hymned(deck, positions, List.copyOf(hearts), state.due, leftInPlace));
  }

  private List<Integer> faceUpHearts() {
    List<Integer> hearts = new ArrayList<>();
    for (int i = 0; i < state.discard.length; i++) {
      if (Pile.isFaceUp(state.discard[i]) && Pile.suit(state.discard[i]) == Suit.HEART) {
        hearts.add(i + 1);
      }
    }
    return hearts;
  }

  /** Takes a diamond out of the deck, preferring one at a known position. */
  private byte takeDiamond() {
    int index = -1;
    for (int i = state.deck.length - 1; i >= 0; i--) {
      boolean diamond = Pile.suit(state.deck[i]) == DIAMOND;
      if (diamond
          && (index < 0 || Pile.isKnown(state.deck[i]) || !Pile.isKnown(state.deck[index]))) {
        index = i;
      }
    }
    byte card = state.deck[index];
    state.deck = Pile.without(state.deck, index);
    return card;
  }
}
