package lethe.engine.games.ravens;

import java.util.List;

/** What lies on top at each spot of an Atman. */
final class TopCards {
  /** The rectangle of spots that the cards lie in, with a rim of one spot around it. */
  private final int left;

  private final int top;
  private final int width;
  private final int height;

  /** For each spot of the rectangle the place in the stack of the topmost card, plus 1. */
  private final byte[] marks;

  /** One bit for each card of the stack, set where any of it can be seen. */
  private final long showing;

  TopCards(List<LaidCard> stack) {
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
    marks = new byte[width * height];
    for (int i = 0; i < stack.size(); i++) {
      int corner = cell(stack.get(i).at().column(), stack.get(i).at().row());
      byte mark = (byte) (i + 1);
      marks[corner] = mark;
      marks[corner + 1] = mark;
      marks[corner + width] = mark;
      marks[corner + width + 1] = mark;
    }
    long seen = 0;
    for (byte mark : marks) {
      seen |= mark == 0 ? 0 : 1L << (mark - 1);
    }
    showing = seen;
  }

  /** Whether anything of the card at this place in the stack can be seen. */
  boolean shows(int index) {
    return (showing & (1L << index)) != 0;
  }

  /** The place in the stack of the topmost card, plus 1; 0 where no card lies. */
  int mark(int column, int row) {
    boolean inside = column >= left && column < left + width && row >= top && row < top + height;
    return inside ? marks[cell(column, row)] : 0;
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
    int cell = row * width + column;
    return (marks[cell] | marks[cell + 1] | marks[cell + width] | marks[cell + width + 1]) != 0;
  }

  Spot spot(int column, int row) {
    return new Spot(left + column, top + row);
  }

  private int cell(int column, int row) {
    return (row - top) * width + column - left;
  }
}
