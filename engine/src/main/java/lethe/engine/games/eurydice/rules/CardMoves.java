package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;

/**
 * Operations on the cards that several effects use. Each instance modifies one state and collects
 * the events.
 */
final class CardMoves {
  final State state;
  private final List<GameEvent<Observation>> events = new ArrayList<>();

  CardMoves(State state) {
    this.state = state;
  }

  /** Returns the events collected so far. */
  List<GameEvent<Observation>> events() {
    return List.copyOf(events);
  }

  void tell(Observation observation) {
    tell(GameEvent.toAll(observation));
  }

  void tell(Observation observation, Observation publicObservation) {
    tell(GameEvent.toSome(observation, GameSeats.ORPHEUS, publicObservation));
  }

  private void tell(GameEvent<Observation> event) {
    events.add(event);
    state.memory = state.memory.plus(event.observationFor(GameSeats.ORPHEUS));
  }

  /**
   * Shuffles the deck, after which no position is known, and removes cards from its top if the
   * current card requires it. Announces the shuffle even if the deck is empty.
   */
  void shuffle() {
    Rng.Draw<byte[]> draw = Pile.shuffled(state.deck, state.rng);
    state.deck = draw.value();
    state.rng = draw.next();
    int removedCount = Math.min(state.effectValue(Effect.REMOVE_AFTER_SHUFFLE), state.deck.length);
    for (int i = 0; i < removedCount; i++) {
      state.removed = Pile.with(state.removed, Pile.asUnknown(takeTop()));
    }
    if (removedCount > 0) {
      shuffleRemoved();
    }
    tell(new Shuffled(removedCount));
  }

  /** Shuffles Removed, which is a single face-down pile. Ruling 5. */
  void shuffleRemoved() {
    Rng.Draw<byte[]> draw = Pile.shuffled(state.removed, state.rng);
    state.removed = draw.value();
    state.rng = draw.next();
  }

  byte takeTop() {
    return takeAt(0);
  }

  byte takeBottom() {
    return takeAt(state.deck.length - 1);
  }

  private byte takeAt(int index) {
    byte card = state.deck[index];
    state.deck = Pile.without(state.deck, index);
    return card;
  }

  /** Marks a card of the deck as known to Orpheus, and returns the card. */
  byte showDeckCard(int index) {
    byte card = state.deck[index];
    if (!Pile.isKnown(card)) {
      state.deck = state.deck.clone();
      state.deck[index] = Pile.knownCard(Pile.suit(card));
    }
    return state.deck[index];
  }

  /**
   * Moves cards of a suit from the box to the bottom of the deck; Orpheus knows where they are.
   * Returns the number of cards moved, which is less than {@code count} if the box has too few.
   */
  int addToDeck(Suit suit, int count) {
    int addedCount = Math.min(count, state.box[suit.index()]);
    state.box[suit.index()] -= addedCount;
    state.deck = Pile.with(state.deck, Pile.knownCard(suit), addedCount);
    return addedCount;
  }

  /** Discards at most {@code count} cards face down from the deck. Ruling 7. */
  void discard(int count, boolean fromBottom) {
    int discardedCount = Math.min(count, state.deck.length);
    for (int i = 0; i < discardedCount; i++) {
      state.discard = Pile.with(state.discard, fromBottom ? takeBottom() : takeTop());
    }
    tell(new Discarded(discardedCount, fromBottom));
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1
   * @return the cards, in the order of {@code positions}
   */
  byte[] takeDiscards(List<Integer> positions) {
    byte[] takenCards = new byte[positions.size()];
    byte[] remaining = Pile.empty();
    for (int i = 0; i < takenCards.length; i++) {
      takenCards[i] = state.discard[positions.get(i) - 1];
    }
    for (int i = 0; i < state.discard.length; i++) {
      if (!positions.contains(i + 1)) {
        remaining = Pile.with(remaining, state.discard[i]);
      }
    }
    state.discard = remaining;
    return takenCards;
  }

  /** Moves cards from the discard area to the deck; the caller shuffles it. */
  void returnToDeck(List<Integer> positions) {
    state.deck = Pile.with(state.deck, takeDiscards(positions));
  }

  void addToRemoved(byte card) {
    state.removed = Pile.with(state.removed, Pile.asUnknown(card));
  }

  boolean isMatchOver() {
    return state.phase == Phase.OVER;
  }
}
