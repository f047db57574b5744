package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;

/**
 * A reason for a command of either seat. Probabilities that concern Ren's hearts are those that
 * Feth's bot in {@link DeepBots} assigns.
 */
public sealed interface Reason {
  /**
   * What the next draw can bring.
   *
   * @param safeDraws the number of further draws that are within the safety zone
   * @param ravenChance the probability that the next card is a raven
   * @param ravens the number of ravens that will be in the row if drawing ends now
   */
  record NextDraw(int safeDraws, double ravenChance, int ravens) implements Reason {}

  /**
   * The memories in the line.
   *
   * @param cards the number of memories in the line
   * @param placeable the number of those memories that fit the Atman
   */
  record LineContents(int cards, int placeable) implements Reason {}

  /** Feth has not drawn any card in this round, but must draw at least one. */
  record FirstDraw() implements Reason {}

  /**
   * How many cards Feth can draw in each round if the deck is to last.
   *
   * @param draws the number of cards to draw in a round
   * @param rounds the number of rounds that the batch may still need, including this one
   */
  record DeckShare(int draws, int rounds) implements Reason {}

  /**
   * In the last batch no cards need to be saved, so the deck is divided among the remaining rounds.
   *
   * @param cards the number of cards in the line and the deck
   * @param rounds the number of remaining rounds, including this one
   */
  record LastDeck(int cards, int rounds) implements Reason {}

  /**
   * A block adds up to seven.
   *
   * @param block the cards of the block
   * @param chasesRaven whether the raven of its color is in the row
   * @param cardsFreed the number of cards beneath that raven
   * @param heartChance the probability that a face-down heart has the color of the block
   */
  record RelivesMemory(List<Card> block, boolean chasesRaven, int cardsFreed, double heartChance)
      implements Reason {
    public RelivesMemory {
      block = List.copyOf(block);
    }

    public Color color() {
      return block.getFirst().color();
    }
  }

  /**
   * A block grows, but does not add up to seven yet.
   *
   * @param total the sum of its numbers, less than seven
   * @param heartChance the probability that a face-down heart has its color
   */
  record GrowsBlock(Color color, int total, double heartChance) implements Reason {}

  /**
   * The probability that a card of the Atman completes Ren's current row.
   *
   * @param row the number of the row, from 1
   * @param before the probability before the command
   * @param after the probability after it
   */
  record RowChance(int row, double before, double after) implements Reason {}

  /**
   * A color appears in the Atman or disappears from it.
   *
   * @param visible whether it is visible after the command
   * @param heartChance the probability that a heart has the color
   */
  record ColorChange(Color color, boolean visible, double heartChance) implements Reason {}

  /**
   * The turn ends, and the memories left in the line are discarded.
   *
   * @param cards the number of those memories
   */
  record DiscardsLine(int cards) implements Reason {}

  /**
   * The poem is complete, and the batch ends if the Atman shows exactly the colors of the hearts.
   *
   * @param before the probability before the command
   * @param after the probability after it
   */
  record MatchChance(double before, double after) implements Reason {}

  /** All five ravens will be in the row when drawing ends, unless one is chased away. */
  record FiveRavens() implements Reason {}

  /** Feth sees the cards on top of the deck before he draws them. */
  record LooksAhead() implements Reason {}

  /** A power adds a card to the line without any risk. */
  record FreeCard() implements Reason {}

  /**
   * Cards beneath a raven are saved from destruction.
   *
   * @param cards the number of cards that are saved
   */
  record SavesCards(int cards) implements Reason {}

  /**
   * Ren's card joins a row.
   *
   * @param row the number of the row, from 1
   * @param missing the total that the row still lacks; 0 if it is complete
   * @param turnsHeart whether the heart is turned face up and will not score
   */
  record JoinsRow(int row, int missing, boolean turnsHeart) implements Reason {}

  /** Ren's card joins no row and is discarded. */
  record DiscardsCard(Card card) implements Reason {}

  /** A color that no heart has disappears from the Atman. */
  record RemovesColor(Color color) implements Reason {}

  /** The poem is complete, and the Atman shows exactly the colors of the hearts. */
  record FinishesBatch() implements Reason {}

  /**
   * The Atman splits, or has split, into chunks.
   *
   * @param keptCards the number of cards in the chunk that Ren keeps or, before she chooses, in the
   *     largest chunk
   * @param lostCards the number of cards in the other chunks
   */
  record SplitsAtman(int keptCards, int lostCards) implements Reason {}

  /**
   * The probabilities that Feth assigns to the true colors of Ren's hearts, before and after her
   * take.
   */
  record TellsColors(double before, double after) implements Reason {}

  /** The heart with this number, in the last row, makes that row easiest to complete. */
  record LastRow(int number) implements Reason {}

  /** The heart that Ren reveals refreshes this number of used powers. */
  record RefreshesPowers(int powers) implements Reason {}
}
