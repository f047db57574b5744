package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds legal placements. Rule book: Feth's turn 2. */
final class PlacementRules {
  private PlacementRules() {}

  /**
   * Returns the rule that forbids placing a card at a spot, or empty if the card can be placed
   * there.
   *
   * @param spot the spot of the card's north-west quadrant
   */
  static Optional<IllegalMoveCode> placementError(
      List<LaidCard> stack, CardLayers layers, Card card, Spot spot) {
    boolean covers = false;
    boolean coversFaded = false;
    int firstCovered = layers.topNumber(spot, 0);
    boolean coversSingleCard = firstCovered != 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      int number = layers.topNumber(spot, quadrant);
      coversSingleCard &= number == firstCovered;
      if (number == 0) {
        continue;
      }
      LaidCard coveredCard = stack.get(number - 1);
      int coveredQuadrant = coveredCard.quadrantOn(spot.quadrant(quadrant));
      boolean isFaded = card.pattern().isFaded(quadrant);
      if (isFaded != coveredCard.card().pattern().isFaded(coveredQuadrant)) {
        return Optional.of(IllegalMoveCode.QUADRANTS_DIFFER);
      }
      covers = true;
      coversFaded |= isFaded;
    }
    if (!covers) {
      return Optional.of(IllegalMoveCode.COVERS_NO_CARD);
    }
    if (!coversFaded) {
      return Optional.of(IllegalMoveCode.COVERS_NO_FADED_QUADRANT);
    }
    return coversSingleCard && stack.get(firstCovered - 1).card().pattern().equals(card.pattern())
        ? Optional.of(IllegalMoveCode.SAME_PATTERN_BENEATH)
        : Optional.empty();
  }

  /**
   * Returns the first legal placements in reading order.
   *
   * @param limit the maximum number to return
   */
  static List<Spot> placements(List<LaidCard> stack, CardLayers layers, Card card, int limit) {
    List<Spot> spots = new ArrayList<>();
    for (int row = 0; row < layers.rowCount(); row++) {
      for (int column = 0; column < layers.columnCount(); column++) {
        Spot spot = layers.spot(column, row);
        if (layers.overlapsAny(column, row)
            && placementError(stack, layers, card, spot).isEmpty()) {
          spots.add(spot);
          if (spots.size() == limit) {
            return spots;
          }
        }
      }
    }
    return spots;
  }
}
