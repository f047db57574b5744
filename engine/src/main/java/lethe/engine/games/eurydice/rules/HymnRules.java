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

/**
 * The rules of hymns: diamonds that a hymn sees are removed, and for each of them a face-up heart
 * returns to the deck. Rule book: Special Symbols.
 */
final class HymnRules {
  private static final Suit DIAMOND = Suit.DIAMOND;

  private final CardMoves cardMoves;
  private final State state;

  HymnRules(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /**
   * Looks at the chosen cards, applies the consequences of seen spades and determines the diamonds.
   * If there are fewer face-up hearts than diamonds, Orpheus must decide about the excess.
   */
  void look() {
    int deckCount = state.countPicks(State.FROM_DECK);
    int spades = new LookRules(cardMoves).showAndCountSpades(Kind.HYMN, deckCount, 0);
    List<Integer> diamonds;
    int lostCount = 0;
    if (deckCount > 0) {
      byte[] seenCards = Pile.withoutSpades(Pile.top(state.deck, deckCount), deckCount);
      state.deck = Pile.with(seenCards, Pile.withoutTop(state.deck, deckCount));
      int remainingDiamonds =
          Pile.count(
              Pile.top(seenCards, Math.clamp(deckSizeAfterPenalty(spades), 0, seenCards.length)),
              DIAMOND);
      diamonds = Collections.nCopies(remainingDiamonds, State.FROM_DECK);
      lostCount = Pile.count(seenCards, DIAMOND) - remainingDiamonds;
    } else {
      diamonds = chosenDiamonds();
      state.discard = Pile.withoutFaceUpSpades(state.discard);
    }
    if (spades > 0) {
      new SpadeRules(cardMoves).apply(spades);
      int removedByCard = countRemoved(diamonds);
      if (removedByCard > 0 && !cardMoves.isMatchOver()) {
        lostCount += removedByCard;
        diamonds = diamonds.subList(removedByCard, diamonds.size());
        cardMoves.tell(new DiamondsLeft(removedByCard));
      }
    }
    state.picks = List.copyOf(diamonds);
    state.cardsToDiscard = lostCount;
    int missingHearts = Math.max(0, diamonds.size() + lostCount - faceUpHearts().size());
    state.cardsToReturn = Math.min(missingHearts, diamonds.size());
    if (state.cardsToReturn > 0 && !cardMoves.isMatchOver()) {
      state.phase = Phase.EXCESS;
    }
  }

  /**
   * Returns the number of cards that remain in the deck after the penalty for this number of seen
   * spades, which takes cards from the bottom; negative if the penalty takes more cards than the
   * deck has.
   */
  private int deckSizeAfterPenalty(int spades) {
    boolean isPunished = spades > 0 && !state.hasEffect(Effect.FORGIVE_SPADES);
    return state.deck.length - (isPunished ? SpadeRules.PENALTY_CARDS : 0);
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
   * Returns the number of these diamonds that can no longer be in the deck, because a special card
   * removed cards after the shuffle that a spade caused.
   */
  private int countRemoved(List<Integer> diamonds) {
    int deckDiamonds = Collections.frequency(diamonds, State.FROM_DECK);
    return Math.max(0, deckDiamonds - Pile.count(state.deck, DIAMOND));
  }

  /**
   * Moves the diamonds to Removed and face-up hearts to the deck; does nothing if the hymn saw no
   * diamonds.
   *
   * @param withExcess whether diamonds without a matching heart are moved as well
   */
  void complete(boolean withExcess) {
    if (state.picks.isEmpty() && state.cardsToDiscard == 0) {
      return;
    }
    List<Integer> hearts = faceUpHearts();
    hearts = hearts.subList(0, Math.min(hearts.size(), state.picks.size() + state.cardsToDiscard));
    int leftInPlace = withExcess ? 0 : state.cardsToReturn;
    List<Integer> removedDiamonds = state.picks.subList(0, state.picks.size() - leftInPlace);
    int deckCount = Collections.frequency(removedDiamonds, State.FROM_DECK);
    List<Integer> positions = removedDiamonds.stream().filter(pick -> pick > 0).toList();
    for (int i = 0; i < deckCount; i++) {
      cardMoves.addToRemoved(takeDiamond());
    }
    List<Integer> leavingPositions = new ArrayList<>(hearts);
    leavingPositions.addAll(positions);
    byte[] takenCards = cardMoves.takeDiscards(leavingPositions);
    for (int i = 0; i < takenCards.length; i++) {
      if (i < hearts.size()) {
        state.deck = Pile.with(state.deck, Pile.knownCard(Pile.suit(takenCards[i])));
      } else {
        cardMoves.addToRemoved(takenCards[i]);
      }
    }
    cardMoves.shuffleRemoved();
    cardMoves.tell(
        new Hymned(deckCount, positions, List.copyOf(hearts), state.cardsToDiscard, leftInPlace));
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

  /** Takes a diamond out of the deck, preferably a diamond at a known position. */
  private byte takeDiamond() {
    int index = -1;
    for (int i = state.deck.length - 1; i >= 0; i--) {
      boolean isDiamond = Pile.suit(state.deck[i]) == DIAMOND;
      if (isDiamond
          && (index < 0 || Pile.isKnown(state.deck[i]) || !Pile.isKnown(state.deck[index]))) {
        index = i;
      }
    }
    byte card = state.deck[index];
    state.deck = Pile.without(state.deck, index);
    return card;
  }
}
