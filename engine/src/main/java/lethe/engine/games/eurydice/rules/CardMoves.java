package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.SeatNames;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;

/**
 * Operations on the cards, independent of the effect that requires them. Modifies one state and
 * collects the events.
 */
final class CardMoves {
  final State s;
  private final List<GameEvent<Observation>> events = new ArrayList<>();

  CardMoves(State s) {
    this.s = s;
  }

  /** Returns the events collected so far. */
  List<GameEvent<Observation>> events() {
    return List.copyOf(events);
  }

  void tell(Observation observation) {
    tell(GameEvent.open(observation));
  }

  void tell(Observation observation, Observation others) {
    tell(GameEvent.toSome(observation, SeatNames.ORPHEUS, others));
  }

  private void tell(GameEvent<Observation> event) {
    events.add(event);
    s.memory = s.memory.plus(event.observationFor(SeatNames.ORPHEUS));
  }

  /**
   * Shuffles the deck, after which no position is known. The event is told even if there is nothing
   * to shuffle.
   */
  void shuffle() {
    Rng.Draw<byte[]> draw = Pile.shuffled(s.deck, s.rng);
    s.deck = draw.value();
    s.rng = draw.next();
    int removed = Math.min(s.bonus(Effect.REMOVE_AFTER_SHUFFLE), s.deck.length);
    for (int i = 0; i < removed; i++) {
      s.removed = Pile.with(s.removed, Pile.closed(takeTop()));
    }
    if (removed > 0) {
      shuffleRemoved();
    }
    tell(new Shuffled(removed));
  }

  /** Shuffles Removed, which is a single face-down pile. Ruling 5. */
  void shuffleRemoved() {
    Rng.Draw<byte[]> draw = Pile.shuffled(s.removed, s.rng);
    s.removed = draw.value();
    s.rng = draw.next();
  }

  byte takeTop() {
    return take(0);
  }

  byte takeBottom() {
    return take(s.deck.length - 1);
  }

  /** Takes an unseen card out of the deck. */
  private byte take(int index) {
    byte card = s.deck[index];
    s.deck = Pile.without(s.deck, index);
    return card;
  }

  /** Shows a card of the deck to Orpheus. */
  byte seeDeck(int index) {
    byte card = s.deck[index];
    if (!Pile.isKnown(card)) {
      s.deck = s.deck.clone();
      s.deck[index] = Pile.known(Pile.suit(card));
    }
    return s.deck[index];
  }

  /**
   * Moves cards from the box to the deck, visibly to Orpheus. Returns the number of cards moved.
   */
  int addToDeck(Suit suit, int count) {
    int added = Math.min(count, s.box[suit.index()]);
    s.box[suit.index()] -= added;
    s.deck = Pile.with(s.deck, Pile.known(suit), added);
    return added;
  }

  /** Discards face down from the deck. Ruling 7. */
  void discard(int cards, boolean bottom) {
    int discarded = Math.min(cards, s.deck.length);
    for (int i = 0; i < discarded; i++) {
      s.discard = Pile.with(s.discard, bottom ? takeBottom() : takeTop());
    }
    tell(new Discarded(discarded, bottom));
  }

  /**
   * Takes cards out of the discard area.
   *
   * @param positions the positions, from 1; the result is in the same order
   */
  byte[] takeDiscards(List<Integer> positions) {
    byte[] taken = new byte[positions.size()];
    byte[] rest = Pile.empty();
    for (int i = 0; i < taken.length; i++) {
      taken[i] = s.discard[positions.get(i) - 1];
    }
    for (int i = 0; i < s.discard.length; i++) {
      if (!positions.contains(i + 1)) {
        rest = Pile.with(rest, s.discard[i]);
      }
    }
    s.discard = rest;
    return taken;
  }

  /** Moves cards from the discard area to the deck and shuffles it. */
  void returnToDeck(List<Integer> positions) {
    s.deck = Pile.with(s.deck, takeDiscards(positions));
  }

  void remove(byte card) {
    s.removed = Pile.with(s.removed, Pile.closed(card));
  }

  boolean isOver() {
    return s.phase == Phase.OVER;
  }
}
