package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds legal placements. Rule book: Feth's turn 2. */
final class PlacementRules {
  private PlacementRules() {}

  /**
   * Returns the reason why a card cannot be placed, or an empty value if it can.
   *
   * @param at the spot of the card's north-west quadrant
   */
  static Optional<IllegalMove> placementError(
      List<LaidCard> stack, CardLayers layers, Card card, Spot at) {
    boolean covers = false;
    boolean coversFaded = false;
    int beneath = layers.topNumber(at, 0);
    boolean coversSingleCard = beneath != 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      int number = layers.topNumber(at, quadrant);
      coversSingleCard &= number == beneath;
      if (number == 0) {
        continue;
      }
      LaidCard under = stack.get(number - 1);
      int covered = under.quadrantOn(at.quadrant(quadrant));
      boolean faded = card.pattern().isFaded(quadrant);
      if (faded != under.card().pattern().isFaded(covered)) {
        return Optional.of(IllegalMove.QUADRANTS_DIFFER);
      }
      covers = true;
      coversFaded |= faded;
    }
    if (!covers) {
      return Optional.of(IllegalMove.COVERS_NOTHING);
    }
    if (!coversFaded) {
      return Optional.of(IllegalMove.COVERS_NOTHING_FADED);
    }
    return coversSingleCard && stack.get(beneath - 1).card().pattern().equals(card.pattern())
        ? Optional.of(IllegalMove.SAME_PATTERN_BENEATH)
        : Optional.empty();
  }

  /**
   * Returns the first legal placements in reading order.
   *
   * @param limit the maximum number to return
   */
  static List<Spot> placements(List<LaidCard> stack, CardLayers layers, Card card, int limit) {
    List<Spot> places = new ArrayList<>();
    for (int row = 0; row < layers.rowCount(); row++) {
      for (int column = 0; column < layers.columnCount(); column++) {
        Spot at = layers.spot(column, row);
        if (layers.touches(column, row) && placementError(stack, layers, card, at).isEmpty()) {
          places.add(at);
          if (places.size() == limit) {
            return places;
          }
        }
      }
    }
    return places;
  }
}
