package lethe.engine.games.ravens;

import java.util.List;

/**
 * An observation in the Ravens. Players may reread all observations. Cards of the Atman are named
 * as in commands: by the first spot in reading order at which they are visible.
 */
public sealed interface Observation {
  /** A batch began, with this card as the first of the Atman. */
  record BatchBegan(int batch, Card first) implements Observation {}

  /** Ren drew her hearts; face down for everyone else. */
  record HeartsDrawn(List<Face> hearts) implements Observation {}

  /** Ren ordered her hearts; face down for everyone else. */
  record HeartsArranged(List<Face> hearts) implements Observation {}

  /**
   * A round began.
   *
   * @param safetyZone the number of draws within the safety zone
   */
  record RoundBegan(int batch, int round, int safetyZone) implements Observation {}

  /**
   * Feth drew a card into his line.
   *
   * @param position the number of this draw in the round, from 1
   */
  record Drew(int position, Piece piece) implements Observation {}

  /** Drawing ended, either by choice or because the deck ran out. */
  record DrawingEnded() implements Observation {}

  /** A raven drawn within the safety zone, or by a power, went to the discard pile. */
  record RavenHeldOff(Color raven) implements Observation {}

  /** A raven went to the raven row. */
  record RavenLanded(Color raven) implements Observation {}

  /**
   * Feth placed a card of his line.
   *
   * @param spot the spot of its north-west quadrant
   */
  record Placed(Card card, Spot spot) implements Observation {}

  /** A memory was relived. */
  record Relived(Color color, List<Card> block) implements Observation {}

  /** A raven was chased away until the end of the batch, and its cards went to the discard pile. */
  record RavenChased(Color raven, List<Card> cards) implements Observation {}

  /** A raven was defeated and went to the score pile together with its cards. */
  record RavenDefeated(Color raven, List<Card> cards) implements Observation {}

  /** Ren turned up a heart of the relived color. */
  record HeartRelived(int row, Card heart) implements Observation {}

  /**
   * Ren announced whether she has face-down hearts of the relived color.
   *
   * @param hasHeart whether she has any; she then turns one of them face up
   */
  record HeartStirred(Color color, boolean hasHeart) implements Observation {}

  /** The powers of a row were refreshed. */
  record PowersRefreshed(int row, List<Card> cards) implements Observation {}

  /**
   * Feth used the power of a poem card.
   *
   * @param row the row of the poem card; 0 after the batch is over
   */
  record PowerUsed(int row, Card card) implements Observation {}

  /**
   * A card was slipped beneath the others.
   *
   * @param formerName its name before the move
   */
  record Sank(Card card, Spot formerName) implements Observation {}

  /**
   * A card was moved to another place.
   *
   * @param formerName its name before the move
   * @param newSpot the new spot of its north-west quadrant
   */
  record Drifted(Card card, Spot formerName, Spot newSpot) implements Observation {}

  /** A power drew a card. A memory card goes to the line, a raven to the discard pile. */
  record Seeded(Piece piece) implements Observation {}

  /** A card was taken from the discard pile into the line. */
  record Bloomed(Card card) implements Observation {}

  /**
   * Feth looked at the top of the deck; face down for everyone else. The topmost card comes first.
   */
  record Glimpsed(List<Face> deckTop) implements Observation {}

  /** Feth put the cards back; face down for everyone else. The topmost card comes first. */
  record PutBack(List<Face> deckTop) implements Observation {}

  /** Feth looked at the cards beneath a raven; face down for everyone else. */
  record Whispered(Color raven, List<Face> cardsBeneath) implements Observation {}

  /** Cards from beneath a raven went to the discard pile. */
  record Freed(Color raven, List<Card> cards) implements Observation {}

  /**
   * Cards were discarded.
   *
   * @param toDiscardPile the cards that went to the discard pile
   * @param toRavens the cards that went beneath their ravens in the row
   */
  record Discarded(List<Card> toDiscardPile, List<Card> toRavens) implements Observation {}

  record BuildingEnded() implements Observation {}

  /**
   * Ren took a card from the Atman.
   *
   * @param name the spot that names the card
   * @param isPlaced whether it is placed in the poem; otherwise it is discarded, because it is too
   *     large for the row or the poem is complete
   * @param scoreCards the cards of the score pile that are placed in the poem with it
   */
  record Taken(Card card, Spot name, boolean isPlaced, List<Card> scoreCards)
      implements Observation {}

  /**
   * Ren placed a card next to a heart.
   *
   * @param fromScorePile whether it came from the score pile
   * @param turnsHeart whether it has the color of the heart, which was face down
   */
  record PoemGrew(int row, Card card, boolean fromScorePile, boolean turnsHeart)
      implements Observation {}

  /** A poem card turned the heart of its color face up. */
  record HeartTurned(int row, Card heart) implements Observation {}

  /** Ren announced whether a row of the poem is complete. */
  record RowAnnounced(int row, boolean complete) implements Observation {}

  /** The Atman split into this number of chunks. */
  record AtmanSplit(int chunks) implements Observation {}

  /**
   * Ren chose the chunk to keep.
   *
   * @param chunk the first spot in reading order at which the chunk is visible
   */
  record ChunkKept(Spot chunk) implements Observation {}

  /** Feth declined to use a power. */
  record Passed() implements Observation {}

  /** Ren announced whether the batch is finished. */
  record Announced(boolean finished) implements Observation {}

  /**
   * The batch was finished or the match was lost, and all hearts were turned face up.
   *
   * @param hearts the hearts, top row first
   */
  record HeartsOpened(List<Card> hearts) implements Observation {}

  /** Relived hearts went to the score pile. */
  record Scored(List<Card> hearts) implements Observation {}

  /** Cards beneath ravens were destroyed. */
  record Destroyed(int count) implements Observation {}

  /** Chased ravens returned to the row. */
  record RavensReturned(List<Color> ravens) implements Observation {}

  record Lost(Loss loss) implements Observation {}

  record Won(Ending ending, int score) implements Observation {}
}
