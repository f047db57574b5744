package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.games.eurydice.Symbol.Kind;

/**
 * What is told. Positions are those before it happened, counted from 1, at the deck from the top.
 */
public sealed interface Observation {
  /** A board lies before Orpheus. */
  record BoardBegan(int board) implements Observation {}

  /** A card of the board's special deck has been drawn. */
  record CardDrawn(Special card) implements Observation {}

  /** Spades of the box were put into the deck. */
  record SpadesAdded(int spades) implements Observation {}

  /** Orpheus has stepped up. */
  record Stepped(int board, Space space) implements Observation {}

  /** The space was ignored. */
  record SpaceIgnored(Space space, boolean obol) implements Observation {}

  /** The current card did what it does so many times, and can do it so often again. */
  record CardUsed(Special card, int left) implements Observation {}

  /** The current card went back to its deck. */
  record CardReturned(Special card) implements Observation {}

  /** A symbol had nothing to act on. */
  record NothingDone(Kind kind) implements Observation {}

  /**
   * Cards were looked at together.
   *
   * @param cause the symbol; a peril for a look that a roll has brought
   */
  record Looked(Kind cause, List<Glimpse> cards) implements Observation {}

  /**
   * One card looked at.
   *
   * @param position in its zone; 0 in Removed, which is shuffled
   */
  record Glimpse(Zone zone, int position, Face face) {}

  /** A looked-at card of the deck was put back, the deepest first. */
  record PutBack(boolean top) implements Observation {}

  /**
   * A spade seen was set aside and marked.
   *
   * @param marks how many are marked now
   * @param further other spades seen, which go into the deck
   * @param bottom cards of the deck's bottom that were removed
   * @param clubs clubs added to the deck
   * @param jokers jokers added for want of clubs
   */
  record SpadePunished(int marks, int further, int bottom, int clubs, int jokers)
      implements Observation {}

  /** Spades seen went into the deck, unpunished. */
  record SpadesForgiven(int spades) implements Observation {}

  /**
   * The deck was shuffled.
   *
   * @param removed cards that were then removed from its top, unseen
   */
  record Shuffled(int removed) implements Observation {}

  /**
   * So many diamonds that a hymn has seen left the deck after the shuffle that its spade brought.
   */
  record DiamondsLeft(int diamonds) implements Observation {}

  /** The die was thrown. */
  record Rolled(int shows, int bonus, int above, boolean escaped) implements Observation {}

  /** Cards went from the deck to the discard area, face down. */
  record Discarded(int cards, boolean bottom) implements Observation {}

  /** Orpheus exchanges so many cards. */
  record Exchanged(int cards) implements Observation {}

  /** Cards of the discard area went into the deck. */
  record Returned(List<Integer> positions) implements Observation {}

  /** Cards went to Removed: so many of the deck's top, and these of the discard area. */
  record Removed(int deck, List<Integer> positions) implements Observation {}

  /** Diamonds of the box went into the deck. */
  record Sung(int diamonds) implements Observation {}

  /**
   * A hymn's diamonds went to Removed, and open hearts into the deck for them.
   *
   * @param deck how many diamonds went from the deck
   * @param positions the diamonds that went from the discard area
   * @param hearts the hearts that left the discard area
   * @param lost how many had gone already with the deck's bottom
   * @param left how many stayed where they were
   */
  record Hymned(int deck, List<Integer> positions, List<Integer> hearts, int lost, int left)
      implements Observation {}

  /** An obol was found. */
  record ObolGained(int obols) implements Observation {}

  /** The discard area lies in another order: each new place's former position. */
  record Arranged(List<Integer> order) implements Observation {}

  /** Hearts of the box joined the deck at the last space. */
  record HeartsAdded(int hearts) implements Observation {}

  /** The deck was counted. */
  record Counted(int hearts, int clubs, int jokers) implements Observation {}

  /** The last spade there may be was marked. */
  record Gone() implements Observation {}

  /**
   * The match is over, and all cards were turned over.
   *
   * @param deck the top first
   * @param discard position 1 first
   * @param removed in no order
   */
  record TurnedOver(List<Suit> deck, List<Suit> discard, List<Suit> removed)
      implements Observation {}
}
