package lethe.engine.bots.eurydice;

import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Suit;

/** A reason for a command. */
public sealed interface Reason {
  /**
   * What happens in simulated continuations of the match after a command.
   *
   * @param count the number of continuations
   * @param wins the number of continuations that win
   * @param lostToSpades the number of continuations that end with the third spade
   * @param meanLead the mean number of hearts minus clubs and jokers in the deck, over the
   *     continuations that reach the end of the last board; 0 if there are none
   */
  record Continuations(Command command, int count, int wins, int lostToSpades, double meanLead)
      implements Reason {}

  /**
   * The risk of a roll.
   *
   * @param failingSides the number of sides of the die, from 0 to 6, with which the roll fails
   * @param cardsLost the number of cards discarded if the roll fails
   * @param cardsPaid the number of cards discarded without a roll
   */
  record RollRisk(int failingSides, int cardsLost, int cardsPaid) implements Reason {}

  /** The card that the command concerns is known. */
  record KnownCard(Suit suit) implements Reason {}

  /**
   * The card that the command concerns is unknown.
   *
   * @param spades the number of spades among all face-down cards that Orpheus does not know
   * @param cards the number of those cards
   */
  record UnknownCard(int spades, int cards) implements Reason {}
}
