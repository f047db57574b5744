package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.ObservationHistory;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol;

/**
 * The complete state. A command modifies a copy. Once a match contains a state, neither the state
 * nor its arrays and lists change.
 */
final class State {
  Rng rng;
  Board board;
  Space space;

  /** The visited spaces of this board, the current one last. */
  List<Space> path = List.of();

  /** The unresolved symbols of the space. */
  List<Symbol> pendingSymbols = List.of();

  /** Whether Orpheus has begun to resolve a symbol of the space. */
  boolean symbolBegun;

  Phase phase = Phase.MOVE;
  Optional<Symbol> currentSymbol = Optional.empty();

  /**
   * The cards chosen so far or, after a hymn has looked, its diamonds: positions in the discard
   * area from 1, {@link #FROM_DECK} or {@link #FROM_REMOVED}.
   */
  List<Integer> picks = List.of();

  /**
   * The number of cards still to be discarded; during a hymn, the number of its diamonds that have
   * already left the deck.
   */
  int cardsToDiscard;

  /** The number of cards to be returned in an exchange, or of diamonds without a matching heart. */
  int cardsToReturn;

  /** The deck, from the top. */
  byte[] deck = Pile.empty();

  byte[] discard = Pile.empty();

  /** The removed cards; their order is unknown to everyone. */
  byte[] removed = Pile.empty();

  /** The cards of the deck that were looked at and have not been put back, highest first. */
  byte[] heldCards = Pile.empty();

  int marks;
  int obols;
  Optional<SpecialCard> currentCard = Optional.empty();

  /** The number of remaining uses of the current card; 0 if its uses are not limited. */
  int usesLeft;

  /** The number of cards of each suit that are still in the box, indexed by suit. */
  int[] box = {4, 5, 10, 13, 2};

  /** All observations that Orpheus has received. */
  ObservationHistory memory = ObservationHistory.EMPTY;

  /** The events of the deal; empty after the first ply. */
  List<GameEvent<Observation>> openingEvents = List.of();

  Optional<Ending> ending = Optional.empty();

  /** The counted hearts, clubs and jokers of the deck; all zero before the count. */
  SuitCounts deckCounts = SuitCounts.NONE;

  /** The code for a card chosen from the deck: the next card from the top. */
  static final int FROM_DECK = 0;

  /** The code for a card chosen from Removed. */
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
    copy.pendingSymbols = pendingSymbols;
    copy.symbolBegun = symbolBegun;
    copy.phase = phase;
    copy.currentSymbol = currentSymbol;
    copy.picks = picks;
    copy.cardsToDiscard = cardsToDiscard;
    copy.cardsToReturn = cardsToReturn;
    copy.deck = deck;
    copy.discard = discard;
    copy.removed = removed;
    copy.heldCards = heldCards;
    copy.marks = marks;
    copy.obols = obols;
    copy.currentCard = currentCard;
    copy.box = box.clone();
    copy.memory = memory;
    copy.usesLeft = usesLeft;
    copy.ending = ending;
    copy.deckCounts = deckCounts;
    return copy;
  }

  /** Returns the number of the current card if it has this effect, otherwise 0. */
  int effectValue(SpecialCard.Effect effect) {
    return hasEffect(effect) ? currentCard.orElseThrow().value() : 0;
  }

  boolean hasEffect(SpecialCard.Effect effect) {
    return currentCard.isPresent() && currentCard.orElseThrow().effect() == effect;
  }

  int countPicks(int code) {
    int count = 0;
    for (int pick : picks) {
      count += pick == code ? 1 : 0;
    }
    return count;
  }

  /** Returns whether the card at this position of the discard area, from 1, is face down. */
  boolean isFaceDown(int position) {
    return !Pile.isFaceUp(discard[position - 1]);
  }

  int countFaceDownDiscards() {
    int count = 0;
    for (byte card : discard) {
      count += Pile.isFaceUp(card) ? 0 : 1;
    }
    return count;
  }

  /**
   * Returns the number of cards that are available for the choice in a phase; 0 for phases that do
   * not begin a choice of cards.
   */
  int countAvailable(Phase phaseOfChoice) {
    return switch (phaseOfChoice) {
      case GLANCE -> deck.length + removed.length + countFaceDownDiscards();
      case REMOVE, HYMN -> deck.length + discard.length;
      case PERIL, EXCHANGE -> deck.length;
      case RETURN, ARRANGE -> discard.length;
      case SURVEY -> countFaceDownDiscards();
      case SONG -> box[Suit.DIAMOND.index()];
      case MOVE, SPACE, PLACE, DROP, EXCESS, GIVE_BACK, OVER -> 0;
    };
  }

  /**
   * Returns the number of cards to choose in the current phase; the maximum number if fewer are
   * allowed; 0 for a hymn, which has no limit, and in phases in which no cards are chosen.
   */
  int cardsToChoose() {
    int value = currentSymbol.map(Symbol::value).orElse(0);
    return switch (phase) {
      case GLANCE, REMOVE, SONG, EXCHANGE -> Math.min(value, countAvailable(phase));
      case RETURN ->
          Math.min(value + effectValue(SpecialCard.Effect.RETURN_BONUS), countAvailable(phase));
      case SURVEY, ARRANGE -> countAvailable(phase);
      case GIVE_BACK -> cardsToReturn;
      case MOVE, SPACE, PLACE, PERIL, DROP, HYMN, EXCESS, OVER -> 0;
    };
  }

  @Override
  public String toString() {
    return "State of eurydice";
  }
}
