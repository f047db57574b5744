package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.games.eurydice.Symbol.Kind;

/**
 * An observation in Eurydice. Positions are those before the event and count from 1; in the deck,
 * from the top.
 */
public sealed interface Observation {
  /** A board was laid out. */
  record BoardBegan(int board) implements Observation {}

  /** A card was drawn from the board's special deck. */
  record CardDrawn(SpecialCard card) implements Observation {}

  /** Spades from the box were added to the deck. */
  record SpadesAdded(int spades) implements Observation {}

  /** Orpheus moved to a space. */
  record Stepped(int board, Space space) implements Observation {}

  /**
   * The space was ignored.
   *
   * @param obolSpent whether an obol was spent; otherwise the current card was used
   */
  record SpaceIgnored(Space space, boolean obolSpent) implements Observation {}

  /**
   * The current card was used and can be used again.
   *
   * @param usesLeft the number of remaining uses
   */
  record CardUsed(SpecialCard card, int usesLeft) implements Observation {}

  /** The current card was returned to its special deck. */
  record CardReturned(SpecialCard card) implements Observation {}

  /** A symbol had no effect, because there was nothing to act on or Orpheus declined it. */
  record NothingDone(Kind kind) implements Observation {}

  /**
   * Cards were looked at together.
   *
   * @param cause the symbol; a peril if a roll caused the look
   */
  record CardsSeen(Kind cause, List<Glimpse> cards) implements Observation {}

  /**
   * A card that was looked at.
   *
   * @param position the position in its zone; 0 in Removed, which is shuffled
   */
  record Glimpse(Zone zone, int position, Face face) {}

  /**
   * A card that had been looked at was put back into the deck. Of several cards, the deepest is put
   * back first.
   */
  record PutBack(boolean onTop) implements Observation {}

  /**
   * A spade was seen and marked. Ruling 3.
   *
   * @param marks the number of marked spades
   * @param furtherSpades the number of other spades seen in the same look, which are added to the
   *     deck
   * @param cardsFromBottom the number of cards removed from the bottom of the deck
   * @param clubs the number of clubs added to the deck
   * @param jokers the number of jokers added because the clubs had run out
   */
  record SpadePunished(int marks, int furtherSpades, int cardsFromBottom, int clubs, int jokers)
      implements Observation {}

  /** Spades that were seen were added to the deck without a penalty. */
  record SpadesForgiven(int spades) implements Observation {}

  /**
   * The deck was shuffled.
   *
   * @param removed the number of cards then removed unseen from its top
   */
  record Shuffled(int removed) implements Observation {}

  /**
   * Diamonds that a hymn saw have left the deck: the hymn also saw a spade, so the deck was
   * shuffled, and the current card then removed cards from its top.
   *
   * @param diamonds the number of the hymn's diamonds that can no longer be in the deck
   */
  record DiamondsLeft(int diamonds) implements Observation {}

  /**
   * The die was rolled.
   *
   * @param roll the number rolled
   * @param bonus the number that the current card adds
   * @param threshold the number that the total must exceed
   * @param escaped whether the total exceeded it
   */
  record Rolled(int roll, int bonus, int threshold, boolean escaped) implements Observation {}

  /** Cards were discarded face down from the deck. */
  record Discarded(int cards, boolean fromBottom) implements Observation {}

  /** Orpheus chose to exchange this number of cards. */
  record Exchanged(int cards) implements Observation {}

  /** Cards of the discard area were returned to the deck. */
  record Returned(List<Integer> positions) implements Observation {}

  /**
   * Cards were moved to Removed.
   *
   * @param cardsFromDeck the number of cards from the top of the deck
   * @param positions the positions of cards from the discard area
   */
  record Removed(int cardsFromDeck, List<Integer> positions) implements Observation {}

  /** Diamonds from the box were added to the deck. */
  record DiamondsAdded(int diamonds) implements Observation {}

  /**
   * A hymn moved its diamonds to Removed, and face-up hearts to the deck.
   *
   * @param diamondsFromDeck the number of diamonds from the deck
   * @param positions the positions of diamonds from the discard area
   * @param hearts the positions of hearts from the discard area
   * @param diamondsLost the number of the hymn's diamonds that had already left the deck, among the
   *     cards removed from its bottom or after the shuffle
   * @param diamondsLeft the number of diamonds that were left in place
   */
  record Hymned(
      int diamondsFromDeck,
      List<Integer> positions,
      List<Integer> hearts,
      int diamondsLost,
      int diamondsLeft)
      implements Observation {}

  /**
   * Orpheus gained an obol.
   *
   * @param obols the number of obols he now has
   */
  record ObolGained(int obols) implements Observation {}

  /**
   * The discard area was rearranged.
   *
   * @param order the former position of the card in each new position
   */
  record Arranged(List<Integer> order) implements Observation {}

  /** Hearts from the box were added to the deck at the last space. */
  record HeartsAdded(int hearts) implements Observation {}

  /** The deck was counted. */
  record Counted(int hearts, int clubs, int jokers) implements Observation {}

  /** The third spade was marked, which ends the match. */
  record ThirdSpadeMarked() implements Observation {}

  /**
   * The match is over, and all cards were turned face up. Ruling 13.
   *
   * @param deck the deck, from the top
   * @param discard the discard area, position 1 first
   * @param removed the removed cards, in no particular order
   */
  record TurnedOver(List<Suit> deck, List<Suit> discard, List<Suit> removed)
      implements Observation {}
}
