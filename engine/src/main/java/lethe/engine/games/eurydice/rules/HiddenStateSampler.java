package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.StateSampler;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/** Samples states that are consistent with a view and with the observations. */
final class HiddenStateSampler implements StateSampler<State> {
  /**
   * The maximum number of replays. If all of them fail, the unseen cards are dealt without regard
   * to the observations.
   */
  private static final int MAX_REPLAYS = 200;

  private final View view;
  private final List<Observation> observations;

  HiddenStateSampler(View view, List<Observation> observations) {
    this.view = view;
    this.observations = List.copyOf(observations);
  }

  @Override
  public State sample(Rng rng) {
    for (int i = 0; i < MAX_REPLAYS; i++) {
      Replay replay = new Replay(rng.derive("past " + i));
      if (replay.replay(observations)) {
        return toState(replay, rng.derive("future"));
      }
    }
    return dealUnseen(rng.derive("deal"));
  }

  private State toState(Replay replay, Rng rng) {
    State state = visibleState(rng);
    state.deck = toPile(view.deck(), replay.cards.deck, replay.cards);
    state.discard = toPile(view.discard(), replay.cards.discard, replay.cards);
    byte[] removedPile = toPile(view.removed(), replay.cards.removed, replay.cards);
    state.removed =
        view.ending().isPresent() ? removedPile : Pile.shuffled(removedPile, rng).value();
    state.heldCards = toPile(view.heldCards(), replay.heldCards, replay.cards);
    for (int i = 0; i < state.heldCards.length; i++) {
      state.heldCards[i] = Pile.knownCard(Pile.suit(state.heldCards[i]));
    }
    return state;
  }

  /** Deals the unseen cards to the unseen positions at random. */
  private State dealUnseen(Rng rng) {
    byte[] unseenCards = Pile.empty();
    for (Suit suit : Suit.ALL) {
      int seenCount = Collections.frequency(view.heldCards(), new Face.Up(suit));
      seenCount += Collections.frequency(view.deck(), new Face.Remembered(suit));
      seenCount += Collections.frequency(view.discard(), new Face.Remembered(suit));
      unseenCards =
          Pile.with(
              unseenCards, Pile.unknownCard(suit), view.faceDownCounts().count(suit) - seenCount);
    }
    byte[] shuffledCards = Pile.shuffled(unseenCards, rng).value();
    State state = visibleState(rng.derive("future"));
    int next = 0;
    List<byte[]> piles = new ArrayList<>();
    for (List<Face> faces :
        List.of(view.deck(), view.discard(), view.removed(), view.heldCards())) {
      boolean isHeld = piles.size() == 3;
      byte[] pile = new byte[faces.size()];
      for (int i = 0; i < pile.length; i++) {
        pile[i] =
            switch (faces.get(i)) {
              case Face.Up(Suit suit) -> isHeld ? Pile.knownCard(suit) : Pile.faceUpCard(suit);
              case Face.Remembered(Suit suit) -> Pile.knownCard(suit);
              case Face.Down() -> shuffledCards[next++];
            };
      }
      piles.add(pile);
    }
    state.deck = piles.get(0);
    state.discard = piles.get(1);
    state.removed = piles.get(2);
    state.heldCards = piles.get(3);
    return state;
  }

  /** Returns a state in which everything except the four piles of cards is set from the view. */
  private State visibleState(Rng rng) {
    State state = new State(rng, view.board());
    state.space = view.space();
    state.path = view.path();
    state.pendingSymbols = view.pendingSymbols();
    state.symbolBegun = view.symbolBegun();
    state.phase = view.phase();
    state.currentSymbol = view.currentSymbol();
    state.picks = view.picks();
    state.cardsToDiscard = view.cardsToDiscard();
    state.cardsToReturn = view.cardsToReturn();
    state.marks = view.marks();
    state.obols = view.obols();
    state.currentCard = view.card();
    state.usesLeft = view.usesLeft();
    state.memory = view.memory();
    for (Suit suit : Suit.ALL) {
      state.box[suit.index()] = view.boxCounts().count(suit);
    }
    state.ending = view.ending();
    state.deckCounts = view.deckCounts();
    return state;
  }

  private static byte[] toPile(List<Face> faces, List<Integer> cards, UnseenCards unseenCards) {
    byte[] pile = new byte[faces.size()];
    for (int i = 0; i < pile.length; i++) {
      int card = cards.get(i);
      Optional<Suit> visibleSuit = faces.get(i).knownSuit();
      Suit suit = visibleSuit.orElseGet(() -> unseenCards.suits.suit(card));
      pile[i] =
          faces.get(i) instanceof Face.Up
              ? Pile.faceUpCard(suit)
              : visibleSuit.isPresent() || unseenCards.histories.isPositionKnown(card)
                  ? Pile.knownCard(suit)
                  : Pile.unknownCard(suit);
    }
    return pile;
  }
}
