package lethe.engine.games.ravens.rules;

import java.util.Optional;
import lethe.engine.core.Rejection;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/** The rejections of commands that name an unsuitable spot of the Atman. */
final class AtmanRejections {
  private AtmanRejections() {}

  /** Returns the rejection of an illegal placement. Called only for illegal placements. */
  static Rejection rejectPlacement(Atman atman, Card card, Spot at) {
    return Rejection.of(atman.placementError(card, at).orElseThrow(), card, at);
  }

  /**
   * Returns the rejection of a spot that is not the name of a visible card; empty if it is the name
   * of one.
   */
  static Optional<Rejection> nameError(Atman atman, Spot at) {
    Optional<LaidCard> laidCard = atman.topCard(at);
    return laidCard.isEmpty()
        ? Optional.of(Rejection.of(IllegalMoveCode.NO_CARD_AT_SPOT, at))
        : laidCard
            .map(atman::nameOf)
            .filter(name -> !name.equals(at))
            .map(name -> Rejection.of(IllegalMoveCode.NOT_FIRST_SPOT_OF_CARD, at, name));
  }

  /**
   * Returns the rejection of a spot that is not the name of a chunk. Called only for such spots.
   */
  static Rejection rejectKeep(Atman atman, Spot at) {
    return atman
        .topCard(at)
        .map(laidCard -> CanonicalCommands.chunkName(atman, atman.chunkOf(laidCard)))
        .map(name -> Rejection.of(IllegalMoveCode.NOT_FIRST_SPOT_OF_CARD, at, name))
        .orElseGet(() -> Rejection.of(IllegalMoveCode.NO_CARD_AT_SPOT, at));
  }
}
