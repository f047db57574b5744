package lethe.engine.games.ravens.rules;

import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.LaidCard;

/**
 * Ren's incomplete choice of score cards.
 *
 * @param card the card of the Atman that she takes; empty if no choice is in progress
 * @param chosenScoreCards the chosen score cards, as a mask
 */
record PendingTake(Optional<LaidCard> card, long chosenScoreCards) {
  static final PendingTake NONE = new PendingTake(Optional.empty(), 0);

  boolean contains(Card scoreCard) {
    return (chosenScoreCards & scoreCard.bit()) != 0;
  }
}
