package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Face.Down;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/** The effects that make Orpheus look at cards. Ruling 1: every such look counts as seeing. */
final class LookRules {
  private static final Face DOWN = new Down();

  private final CardMoves cardMoves;
  private final State state;

  LookRules(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /**
   * Shows the chosen cards together (ruling 2). If they include spades, applies the consequences
   * (ruling 3); otherwise, the cards of the deck are held until they are put back.
   */
  void lookAtPicks(Kind cause) {
    int deckCount = state.countPicks(State.FROM_DECK);
    int removedCount = state.countPicks(State.FROM_REMOVED);
    int spades = showAndCountSpades(cause, deckCount, removedCount);
    byte[] heldCards = Pile.top(state.deck, deckCount);
    state.deck = Pile.withoutTop(state.deck, deckCount);
    if (removedCount > 0) {
      state.removed = Pile.withoutSpades(state.removed, removedCount);
      cardMoves.shuffleRemoved();
    }
    if (spades > 0) {
      state.deck = Pile.with(Pile.withoutSpades(heldCards, heldCards.length), state.deck);
      state.discard = Pile.withoutFaceUpSpades(state.discard);
      new SpadeRules(cardMoves).apply(spades);
    } else if (deckCount > 0) {
      state.heldCards = heldCards;
      state.phase = Phase.PLACE;
    }
  }

  /**
   * Shows the chosen cards and returns the number of spades among them. Cards of the discard area
   * stay face up.
   */
  int showAndCountSpades(Kind cause, int deckCount, int removedCount) {
    List<Glimpse> glimpses = new ArrayList<>();
    for (int i = 0; i < deckCount; i++) {
      glimpses.add(glimpse(Zone.DECK, i + 1, cardMoves.showDeckCard(i)));
    }
    for (int position : state.picks) {
      if (position > 0) {
        state.discard = state.discard.clone();
        state.discard[position - 1] = Pile.faceUpCard(Pile.suit(state.discard[position - 1]));
        glimpses.add(glimpse(Zone.DISCARD, position, state.discard[position - 1]));
      }
    }
    for (int i = 0; i < removedCount; i++) {
      glimpses.add(glimpse(Zone.REMOVED, 0, state.removed[i]));
    }
    cardMoves.tell(
        new CardsSeen(cause, List.copyOf(glimpses)),
        new CardsSeen(cause, glimpses.stream().map(glimpse -> toPublic(glimpse, cause)).toList()));
    return (int) glimpses.stream().filter(glimpse -> hasSuit(glimpse, Suit.SPADE)).count();
  }

  private static Glimpse glimpse(Zone zone, int position, byte card) {
    return new Glimpse(zone, position, new Up(Pile.suit(card)));
  }

  /**
   * Returns what other viewers see of a card: its face if it is a spade, a diamond seen by a hymn,
   * or a card of the discard area, which stays face up.
   */
  private static Glimpse toPublic(Glimpse glimpse, Kind cause) {
    boolean isVisibleToAll =
        glimpse.zone() == Zone.DISCARD
            || hasSuit(glimpse, Suit.SPADE)
            || (cause == Kind.HYMN && hasSuit(glimpse, Suit.DIAMOND));
    return isVisibleToAll ? glimpse : new Glimpse(glimpse.zone(), glimpse.position(), DOWN);
  }

  private static boolean hasSuit(Glimpse glimpse, Suit suit) {
    return glimpse.face().knownSuit().filter(suit::equals).isPresent();
  }
}
