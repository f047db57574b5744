package lethe.engine.games.ravens;

import java.util.List;

/**
 * The cards at each spot of an Atman of fewer than 64 cards. The spots form a rectangle, which
 * extends one spot beyond the cards on each side. Sets of cards are masks with one bit per card, in
 * the order of the stack.
 */
final class CardLayers {
  private final int leftColumn;
  private final int topRow;
  private final int width;
  private final int height;

  /** For each spot of the rectangle, the cards that cover it; the highest bit is on top. */
  private final long[] cardsBySpot;

  /** For each card, the index of the spot of its north-west quadrant. */
  private final int[] corners;

  /** The cards that are at least partly visible. */
  private final long allVisibleCards;

  CardLayers(List<LaidCard> stack) {
    int west = Integer.MAX_VALUE;
    int north = Integer.MAX_VALUE;
    int east = Integer.MIN_VALUE;
    int south = Integer.MIN_VALUE;
    for (LaidCard laidCard : stack) {
      west = Math.min(west, laidCard.spot().column());
      east = Math.max(east, laidCard.spot().column());
      north = Math.min(north, laidCard.spot().row());
      south = Math.max(south, laidCard.spot().row());
    }
    leftColumn = west - 1;
    topRow = north - 1;
    width = stack.isEmpty() ? 0 : east - west + 4;
    height = stack.isEmpty() ? 0 : south - north + 4;
    cardsBySpot = new long[width * height];
    corners = new int[stack.size()];
    for (int i = 0; i < corners.length; i++) {
      int corner = indexOf(stack.get(i).spot().column(), stack.get(i).spot().row());
      long card = 1L << i;
      corners[i] = corner;
      cardsBySpot[corner] |= card;
      cardsBySpot[corner + 1] |= card;
      cardsBySpot[corner + width] |= card;
      cardsBySpot[corner + width + 1] |= card;
    }
    allVisibleCards = visibleCards(allCards());
  }

  long allCards() {
    return (1L << corners.length) - 1;
  }

  long visibleCards() {
    return allVisibleCards;
  }

  /** Returns the cards of a set that would be visible if the other cards were removed. */
  long visibleCards(long cards) {
    long visibleCards = 0;
    for (long cardsAtSpot : cardsBySpot) {
      visibleCards |= Long.highestOneBit(cardsAtSpot & cards);
    }
    return visibleCards;
  }

  /** Returns the cards that share a spot with the card at this index, including itself. */
  long overlappingCards(int index) {
    return cardsAt(corners[index]);
  }

  /**
   * Returns the cards that a card touches in any of its quadrants: the nearest cards above and
   * below that are at least partly visible. Fully covered cards between them are ignored.
   */
  long touchingCards(int index) {
    long beneath = (1L << index) - 1;
    long above = -(2L << index);
    long touching = 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      long visibleHere =
          cardsBySpot[corners[index] + (quadrant & 1) + (quadrant >> 1) * width] & allVisibleCards;
      touching |=
          Long.highestOneBit(visibleHere & beneath) | Long.lowestOneBit(visibleHere & above);
    }
    return touching;
  }

  /**
   * Returns the number of the topmost card at a spot, or 0 if there is no card. Cards are numbered
   * from 1, starting at the bottom.
   */
  int topNumber(int column, int row) {
    boolean isInside =
        column >= leftColumn
            && column < leftColumn + width
            && row >= topRow
            && row < topRow + height;
    return isInside ? Long.SIZE - Long.numberOfLeadingZeros(cardsBySpot[indexOf(column, row)]) : 0;
  }

  /** Returns the number of the topmost card at a quadrant of a card that lies at {@code spot}. */
  int topNumber(Spot spot, int quadrant) {
    return topNumber(spot.column() + (quadrant & 1), spot.row() + (quadrant >> 1));
  }

  /**
   * Returns the number of columns in which the north-west quadrant of an overlapping card can be.
   */
  int columnCount() {
    return width - 1;
  }

  int rowCount() {
    return height - 1;
  }

  /**
   * Returns whether a card with its north-west quadrant at this position of the rectangle would
   * overlap another card. Column and row count from 0.
   */
  boolean overlapsAny(int column, int row) {
    return cardsAt(row * width + column) != 0;
  }

  Spot spot(int column, int row) {
    return new Spot(leftColumn + column, topRow + row);
  }

  /** Returns the cards at four spots, of which this is the north-west one. */
  private long cardsAt(int corner) {
    return cardsBySpot[corner]
        | cardsBySpot[corner + 1]
        | cardsBySpot[corner + width]
        | cardsBySpot[corner + width + 1];
  }

  private int indexOf(int column, int row) {
    return (row - topRow) * width + column - leftColumn;
  }
}
