package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Event;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Memory;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Tally;

/**
 * The whole truth. A move works on a copy; once a match holds a state, nothing of it changes any
 * more, and its arrays and lists never do.
 */
final class State {
  Rng rng;
  Board board;
  Space space;

  /** The spaces of this board walked so far, the present one last. */
  List<Space> path = List.of();

  /** The symbols of the space still to be carried out. */
  List<Symbol> pending = List.of();

  /** Whether one of the space's symbols has been begun. */
  boolean begun;

  Phase phase = Phase.MOVE;
  Optional<Symbol> symbol = Optional.empty();

  /** What has been chosen so far: positions of the discard area from 1, or one of the codes. */
  List<Integer> picks = List.of();

  /** Cards that are still to be discarded. */
  int due;

  /** Cards to be returned for those discarded; or diamonds for which there is no heart. */
  int owed;

  /** The first is the top. */
  byte[] deck = Pile.empty();

  byte[] discard = Pile.empty();

  /** In no order that anybody knows. */
  byte[] removed = Pile.empty();

  /** Cards of the deck that have been looked at and not yet put back, the highest first. */
  byte[] held = Pile.empty();

  int marks;
  int obols;
  Optional<Special> card = Optional.empty();

  /** How often the current card can still do what it does so many times. */
  int uses;

  /** What has not come into play, by suit. */
  int[] box = {4, 5, 10, 13, 2};

  /** All that Orpheus was told. */
  Memory memory = Memory.EMPTY;

  /** What the deal told; empty after the first ply. */
  List<Event<Observation>> opening = List.of();

  Optional<Ending> ending = Optional.empty();

  /** The hearts, clubs and jokers of the deck when they were counted; nothing before. */
  Tally counted = Tally.NONE;

  /** Chosen from the deck, the next of its top. */
  static final int FROM_DECK = 0;

  /** Chosen from Removed. */
  static final int FROM_REMOVED = -1;

  State(Rng rng, Board board) {
    this.rng = rng;
    this.board = board;
    this.space = board.start();
  }

  State copy() {
    State copy = new State(rng, board);
    copy.space = space;
    copy.path = path;
    copy.pending = pending;
    copy.begun = begun;
    copy.phase = phase;
    copy.symbol = symbol;
    copy.picks = picks;
    copy.due = due;
    copy.owed = owed;
    copy.deck = deck;
    copy.discard = discard;
    copy.removed = removed;
    copy.held = held;
    copy.marks = marks;
    copy.obols = obols;
    copy.card = card;
    copy.box = box.clone();
    copy.memory = memory;
    copy.uses = uses;
    copy.ending = ending;
    copy.counted = counted;
    return copy;
  }

  /** The current card's number if it has this effect; 0 if not. */
  int bonus(Special.Effect effect) {
    return has(effect) ? card.orElseThrow().value() : 0;
  }

  boolean has(Special.Effect effect) {
    return card.isPresent() && card.orElseThrow().effect() == effect;
  }

  int picked(int code) {
    int count = 0;
    for (int pick : picks) {
      count += pick == code ? 1 : 0;
    }
    return count;
  }

  /** Whether this position of the discard area, from 1, lies face down. */
  boolean isClosed(int position) {
    return !Pile.isOpen(discard[position - 1]);
  }

  int closedDiscards() {
    int count = 0;
    for (byte each : discard) {
      count += Pile.isOpen(each) ? 0 : 1;
    }
    return count;
  }

  /** From how many cards such a choice is made. */
  int available(Phase choice) {
    return switch (choice) {
      case GLANCE -> deck.length + removed.length + closedDiscards();
      case REMOVE, HYMN -> deck.length + discard.length;
      case PERIL, EXCHANGE -> deck.length;
      case RETURN, ARRANGE -> discard.length;
      case SURVEY -> closedDiscards();
      case SONG -> box[Suit.DIAMOND.index()];
      case MOVE, SPACE, PLACE, DROP, EXCESS, GIVE_BACK, OVER -> 0;
    };
  }

  /** How many cards the choice that is being made takes; where it is up to so many, at most. */
  int wanted() {
    int value = symbol.map(Symbol::value).orElse(0);
    return switch (phase) {
      case GLANCE, REMOVE, SONG, EXCHANGE -> Math.min(value, available(phase));
      case RETURN -> Math.min(value + bonus(Special.Effect.RETURN_BONUS), available(phase));
      case SURVEY, ARRANGE -> available(phase);
      case GIVE_BACK -> owed;
      case MOVE, SPACE, PLACE, PERIL, DROP, HYMN, EXCESS, OVER -> 0;
    };
  }

  @Override
  public String toString() {
    return "State of eurydice";
  }
}
