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
   * Shows the chosen cards together. If they include spades, applies the penalty (ruling 3);
   * otherwise holds the cards of the deck until they are put back (ruling 2).
   */
  void glance(Kind cause) {
    int deckCount = state.countPicks(State.FROM_DECK);
    int removedCount = state.countPicks(State.FROM_REMOVED);
    int spades = look(cause, deckCount, removedCount, false);
    byte[] heldCards = Pile.top(state.deck, deckCount);
    state.deck = Pile.below(state.deck, deckCount);
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
  int look(Kind cause, int deckCards, int removedCards, boolean isHymn) {
    List<Glimpse> orpheusGlimpses = new ArrayList<>();
    List<Glimpse> publicGlimpses = new ArrayList<>();
    for (int i = 0; i < deckCards; i++) {
      addGlimpse(
          orpheusGlimpses, publicGlimpses, Zone.DECK, i + 1, cardMoves.showDeckCard(i), isHymn);
    }
    for (int position : state.picks) {
      if (position > 0) {
        state.discard = state.discard.clone();
        state.discard[position - 1] = Pile.faceUp(Pile.suit(state.discard[position - 1]));
        addGlimpse(
            orpheusGlimpses,
            orpheusGlimpses,
            Zone.DISCARD,
            position,
            state.discard[position - 1],
            isHymn);
        publicGlimpses.add(orpheusGlimpses.getLast());
      }
    }
    for (int i = 0; i < removedCards; i++) {
      addGlimpse(orpheusGlimpses, publicGlimpses, Zone.REMOVED, 0, state.removed[i], isHymn);
    }
    cardMoves.tell(
        new CardsSeen(cause, List.copyOf(orpheusGlimpses)),
        new CardsSeen(cause, List.copyOf(publicGlimpses)));
    int spades = 0;
    for (Glimpse glimpse : orpheusGlimpses) {
      spades += glimpse.face().knownSuit().filter(Suit.SPADE::equals).isPresent() ? 1 : 0;
    }
    return spades;
  }

  /**
   * Adds a glimpse of a card of the deck or of Removed to both lists. Everyone sees the spades that
   * any look finds and the diamonds that a hymn finds; the other suits are hidden from other
   * viewers. A glimpse of a card of the discard area is added only to the list of Orpheus; the
   * caller adds it to the public one.
   */
  private static void addGlimpse(
      List<Glimpse> orpheusGlimpses,
      List<Glimpse> publicGlimpses,
      Zone zone,
      int position,
      byte card,
      boolean isHymn) {
    Suit suit = Pile.suit(card);
    Glimpse fullGlimpse = new Glimpse(zone, position, new Up(suit));
    orpheusGlimpses.add(fullGlimpse);
    if (zone != Zone.DISCARD) {
      boolean isVisibleToAll = suit == Suit.SPADE || (isHymn && suit == Suit.DIAMOND);
      publicGlimpses.add(isVisibleToAll ? fullGlimpse : new Glimpse(zone, position, DOWN));
    }
  }
}
