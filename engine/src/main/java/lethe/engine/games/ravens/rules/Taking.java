package lethe.engine.games.ravens.rules;

import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.LaidCard;

/**
 * What Ren is putting together.
 *
 * @param card the card of the Atman that she is about to take
 * @param scored the bits of the score cards that she takes with it
 */
record Taking(Optional<LaidCard> card, long scored) {
  static final Taking NOTHING = new Taking(Optional.empty(), 0);

  boolean has(Card score) {
    return (scored & score.bit()) != 0;
  }
}
