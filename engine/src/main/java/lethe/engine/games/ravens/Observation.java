package lethe.engine.games.ravens;

import java.util.List;

/**
 * What is told. Everything may be read again. A card of the Atman goes by the name that it has in
 * commands: the first spot, in reading order, where it shows.
 */
public sealed interface Observation {
  /** A batch was laid out, and this card is the first of the Atman. */
  record BatchBegan(int batch, Card first) implements Observation {}

  /** Ren drew her hearts; face down for everybody else. */
  record HeartsDrawn(List<Face> hearts) implements Observation {}

  /** Ren put her hearts in order; face down for everybody else. */
  record HeartsArranged(List<Face> hearts) implements Observation {}

  /**
   * A round began.
   *
   * @param zone how many cards the safety zone has
   */
  record RoundBegan(int batch, int round, int zone) implements Observation {}

  /**
   * Feth drew a card into his line.
   *
   * @param position its place in this round's draws, counted from 1
   */
  record Drew(int position, Piece piece) implements Observation {}

  /** Feth drew no more, of himself or because the deck ran out. */
  record DrawingEnded() implements Observation {}

  /** A raven drawn in the safety zone, or by a power, went to the discard pile. */
  record RavenHeldOff(Color raven) implements Observation {}

  /** A raven went to the raven row. */
  record RavenLanded(Color raven) implements Observation {}

  /**
   * Feth placed a card of his line.
   *
   * @param at where its north-west quadrant lies
   */
  record Placed(Card card, Spot at) implements Observation {}

  /** A memory was relived. */
  record Relived(Color color, List<Card> block) implements Observation {}

  /** A raven was chased away until the end of the batch; its cards went to the discard pile. */
  record RavenChased(Color raven, List<Card> freed) implements Observation {}

  /** A raven was defeated for good; it and its cards went to the score pile. */
  record RavenDefeated(Color raven, List<Card> freed) implements Observation {}

  /** Ren turned up a heart of the relived memory. */
  record HeartRelived(int row, Card heart) implements Observation {}

  /**
   * After a memory was relived.
   *
   * @param stirred whether Ren has face-down hearts of its color, one of which she now turns up
   */
  record HeartStirred(Color color, boolean stirred) implements Observation {}

  /** The powers of a row can be used again. */
  record PowersRefreshed(int row, List<Card> cards) implements Observation {}

  /**
   * Feth used the power of a poem card.
   *
   * @param row whose poem card; 0 when the batch is over
   */
  record PowerUsed(int row, Card card) implements Observation {}

  /** A card was slipped beneath the others; its name is that from before. */
  record Sank(Card card, Spot name) implements Observation {}

  /**
   * A card was placed anew.
   *
   * @param from its name before
   * @param to where its north-west quadrant lies now
   */
  record Drifted(Card card, Spot from, Spot to) implements Observation {}

  /** A card was drawn into the line by a power. */
  record Seeded(Piece piece) implements Observation {}

  /** A card came from the discard pile into the line. */
  record Bloomed(Card card) implements Observation {}

  /** Feth looked at the top of the deck; face down for everybody else. The topmost comes first. */
  record Glimpsed(List<Face> top) implements Observation {}

  /** Feth put them back; face down for everybody else. The topmost comes first. */
  record PutBack(List<Face> top) implements Observation {}

  /** Feth looked at the cards beneath a raven; face down for everybody else. */
  record Whispered(Color raven, List<Face> beneath) implements Observation {}

  /** Cards from beneath a raven were put on the discard pile. */
  record Freed(Color raven, List<Card> cards) implements Observation {}

  /** Cards were discarded: some to the pile, those whose raven stands in the row beneath it. */
  record Discarded(List<Card> piled, List<Card> devoured) implements Observation {}

  /** Feth finished building. */
  record BuildingEnded() implements Observation {}

  /**
   * Ren took a card from the Atman.
   *
   * @param from its name
   * @param placed whether it goes into the poem; otherwise it is too large for the row, or the poem
   *     is complete, and it is discarded
   * @param scored the cards of the score pile that go into the poem too
   */
  record Taken(Card card, Spot from, boolean placed, List<Card> scored) implements Observation {}

  /**
   * Ren placed a card by a heart.
   *
   * @param scored whether it came from the score pile
   * @param turns whether it is of the color of that heart, which lay face down
   */
  record PoemGrew(int row, Card card, boolean scored, boolean turns) implements Observation {}

  /** A poem card of its color turned a heart up. */
  record HeartTurned(int row, Card heart) implements Observation {}

  /** Ren announced whether a row of the poem is complete. */
  record RowAnnounced(int row, boolean complete) implements Observation {}

  /** The Atman fell into chunks. */
  record AtmanSplit(int chunks) implements Observation {}

  /**
   * Ren chose the chunk that stays.
   *
   * @param chunk its first spot, in reading order
   */
  record ChunkKept(Spot chunk) implements Observation {}

  /** Feth used no power, or no more. */
  record Passed() implements Observation {}

  /** Ren announced whether the batch is finished. */
  record Announced(boolean finished) implements Observation {}

  /** The batch was over, and all hearts were laid open, the first row's first. */
  record HeartsOpened(List<Card> hearts) implements Observation {}

  /** Hearts went to the score pile. */
  record Scored(List<Card> hearts) implements Observation {}

  /** So many cards beneath ravens were destroyed. */
  record Destroyed(int count) implements Observation {}

  /** Ravens that were chased away stand in the row again. */
  record RavensReturned(List<Color> ravens) implements Observation {}

  /** The match was lost. */
  record Lost(Loss why) implements Observation {}

  /** The match was won. */
  record Won(Ending ending, int score) implements Observation {}
}
