package lethe.engine.games.ravens;

import java.util.List;

/**
 * Which cards of an Atman, of fewer than 64, lie at each spot. A set of its cards is a bit for
 * each, by the stack.
 */
final class Layers {
  /** The rectangle of spots that the cards lie in, with a rim of one spot around it. */
  private final int left;

  private final int top;
  private final int width;
  private final int height;

  /** For each spot of the rectangle the cards that lie there; the highest bit lies on top. */
  private final long[] spots;

  /** For each card the cell of its north-west quadrant. */
  private final int[] corners;

  /** All cards of which something can be seen. */
  private final long showing;

  Layers(List<LaidCard> stack) {
    int west = Integer.MAX_VALUE;
    int north = Integer.MAX_VALUE;
    int east = Integer.MIN_VALUE;
    int south = Integer.MIN_VALUE;
    for (LaidCard laid : stack) {
      west = Math.min(west, laid.at().column());
      east = Math.max(east, laid.at().column());
      north = Math.min(north, laid.at().row());
      south = Math.max(south, laid.at().row());
    }
    left = west - 1;
    top = north - 1;
    width = stack.isEmpty() ? 0 : east - west + 4;
    height = stack.isEmpty() ? 0 : south - north + 4;
    spots = new long[width * height];
    corners = new int[stack.size()];
    for (int i = 0; i < corners.length; i++) {
      int corner = cell(stack.get(i).at().column(), stack.get(i).at().row());
      long card = 1L << i;
      corners[i] = corner;
      spots[corner] |= card;
      spots[corner + 1] |= card;
      spots[corner + width] |= card;
      spots[corner + width + 1] |= card;
    }
    showing = showing(all());
  }

  long all() {
    return (1L << corners.length) - 1;
  }

  long showing() {
    return showing;
  }

  /** Those of these cards of which something could be seen if no others lay there. */
  long showing(long cards) {
    long shown = 0;
    for (long spot : spots) {
      shown |= Long.highestOneBit(spot & cards);
    }
    return shown;
  }

  /** The cards that share a quadrant with the card at this place in the stack, and itself. */
  long overlapping(int index) {
    return around(corners[index]);
  }

  /** The cards that can be seen next above and below a card, wherever any of it lies. */
  long touching(int index) {
    long beneath = (1L << index) - 1;
    long above = -(2L << index);
    long touching = 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      long seen = spots[corners[index] + (quadrant & 1) + (quadrant >> 1) * width] & showing;
      touching |= Long.highestOneBit(seen & beneath) | Long.lowestOneBit(seen & above);
    }
    return touching;
  }

  /** The place in the stack of the topmost card, plus 1; 0 where no card lies. */
  int mark(int column, int row) {
    boolean inside = column >= left && column < left + width && row >= top && row < top + height;
    return inside ? Long.SIZE - Long.numberOfLeadingZeros(spots[cell(column, row)]) : 0;
  }

  /** The same at a quadrant of a card that lies here. */
  int mark(Spot at, int quadrant) {
    return mark(at.column() + (quadrant & 1), at.row() + (quadrant >> 1));
  }

  /** How many columns of spots there are where a card could touch another. */
  int columns() {
    return width - 1;
  }

  int rows() {
    return height - 1;
  }

  /** Whether a card touches another if its north-west quadrant lies there, counted from 0. */
  boolean touches(int column, int row) {
    return around(row * width + column) != 0;
  }

  Spot spot(int column, int row) {
    return new Spot(left + column, top + row);
  }

  /** The cards at four spots, of which this is the north-west one. */
  private long around(int cell) {
    return spots[cell] | spots[cell + 1] | spots[cell + width] | spots[cell + width + 1];
  }

  private int cell(int column, int row) {
    return (row - top) * width + column - left;
  }
}
