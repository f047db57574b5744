package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The puzzle of memories: cards that lie on each other, each card two by two quadrants. A value:
 * every change gives another Atman.
 *
 * <p>Quadrants that lie on each other are always of one kind, faded or clear: a placement matches
 * what it covers, and taking a card away or slipping it beneath others leaves every quadrant where
 * it was.
 */
public final class Atman {
  /** Where the first card of a batch lies. */
  public static final Spot FIRST = new Spot(12, 13);

  public static final Atman EMPTY = new Atman(List.of());

  private final List<LaidCard> stack;

  /** The rectangle of spots that the cards lie in, with a rim of one spot around it. */
  private final int left;

  private final int top;
  private final int width;
  private final int height;

  /** For each spot of the rectangle the place in the stack of the topmost card, plus 1. */
  private final byte[] topmost;

  /** One bit for each card of the stack, set where any of it can be seen. */
  private final long showing;

  private Atman(List<LaidCard> stack) {
    this.stack = stack;
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
    topmost = new byte[width * height];
    for (int i = 0; i < stack.size(); i++) {
      int corner = cell(stack.get(i).at().column(), stack.get(i).at().row());
      byte mark = (byte) (i + 1);
      topmost[corner] = mark;
      topmost[corner + 1] = mark;
      topmost[corner + width] = mark;
      topmost[corner + width + 1] = mark;
    }
    long seen = 0;
    for (byte mark : topmost) {
      seen |= mark == 0 ? 0 : 1L << (mark - 1);
    }
    showing = seen;
  }

  /** These cards, the bottom one first; each must have matched what lay there before it. */
  public static Atman of(List<LaidCard> stack) {
    return stack.isEmpty() ? EMPTY : new Atman(List.copyOf(stack));
  }

  /** All cards, also those that are covered whole, the bottom one first. */
  public List<LaidCard> stack() {
    return stack;
  }

  public boolean isEmpty() {
    return stack.isEmpty();
  }

  /** The cards of which something can be seen, the bottom one first. */
  public List<LaidCard> visible() {
    List<LaidCard> visible = new ArrayList<>(stack.size());
    for (int i = 0; i < stack.size(); i++) {
      if (shows(i)) {
        visible.add(stack.get(i));
      }
    }
    return visible;
  }

  /** The topmost card at this spot. */
  public Optional<LaidCard> at(Spot spot) {
    int mark = mark(spot.column(), spot.row());
    return mark == 0 ? Optional.empty() : Optional.of(stack.get(mark - 1));
  }

  /** Whether the quadrant that shows at this spot is faded; a spot without a card is not. */
  public boolean faded(Spot spot) {
    return at(spot).filter(laid -> laid.card().pattern().faded(laid.quadrantOn(spot))).isPresent();
  }

  /** The name of a visible card: the first spot, in reading order, where it shows. */
  public Spot name(LaidCard laid) {
    int mark = stack.indexOf(laid) + 1;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      if (markAt(laid.at(), quadrant) == mark) {
        return laid.at().quadrant(quadrant);
      }
    }
    throw new IllegalArgumentException("a card that is covered has no name");
  }

  /** The colors that can be seen. */
  public Colors colors() {
    int mask = 0;
    for (int i = 0; i < stack.size(); i++) {
      mask |= shows(i) ? 1 << stack.get(i).card().color().index() : 0;
    }
    return new Colors(mask);
  }

  /**
   * Why a card may not be placed with its north-west quadrant here; nothing if it may. Rule book:
   * Feth's turn 2.
   */
  public Optional<Illegal> misfit(Card card, Spot at) {
    boolean covers = false;
    boolean refreshes = false;
    int beneath = markAt(at, 0);
    boolean whole = beneath != 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      int mark = markAt(at, quadrant);
      whole &= mark == beneath;
      if (mark == 0) {
        continue;
      }
      LaidCard under = stack.get(mark - 1);
      int covered = under.quadrantOn(at.quadrant(quadrant));
      boolean faded = card.pattern().faded(quadrant);
      if (faded != under.card().pattern().faded(covered)) {
        return Optional.of(Illegal.QUADRANTS_DIFFER);
      }
      covers = true;
      refreshes |= faded;
    }
    if (!covers) {
      return Optional.of(Illegal.COVERS_NOTHING);
    }
    if (!refreshes) {
      return Optional.of(Illegal.COVERS_NOTHING_FADED);
    }
    return whole && stack.get(beneath - 1).card().pattern().equals(card.pattern())
        ? Optional.of(Illegal.SAME_PATTERN_BENEATH)
        : Optional.empty();
  }

  /** Everywhere a card may be placed, in reading order of its north-west quadrant. */
  public List<Spot> places(Card card) {
    List<Spot> places = new ArrayList<>();
    for (int row = 0; row < height - 1; row++) {
      for (int column = 0; column < width - 1; column++) {
        if (touches(row * width + column)) {
          Spot at = new Spot(left + column, top + row);
          if (misfit(card, at).isEmpty()) {
            places.add(at);
          }
        }
      }
    }
    return places;
  }

  /** Whether a card may be placed anywhere. */
  public boolean takes(Card card) {
    for (int row = 0; row < height - 1; row++) {
      for (int column = 0; column < width - 1; column++) {
        if (touches(row * width + column)
            && misfit(card, new Spot(left + column, top + row)).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean touches(int cell) {
    return (topmost[cell] | topmost[cell + 1] | topmost[cell + width] | topmost[cell + width + 1])
        != 0;
  }

  /** With a card on top, which must fit there. */
  public Atman with(Card card, Spot at) {
    List<LaidCard> more = new ArrayList<>(stack.size() + 1);
    more.addAll(stack);
    more.add(new LaidCard(card, at));
    return of(more);
  }

  /** Without this card of it. */
  public Atman without(LaidCard laid) {
    List<LaidCard> fewer = new ArrayList<>(stack);
    fewer.remove(laid);
    return of(fewer);
  }

  /** With this card of it beneath every card that it overlaps. */
  public Atman sunk(LaidCard laid) {
    List<LaidCard> order = new ArrayList<>(stack);
    order.remove(laid);
    order.addFirst(laid);
    return of(order);
  }

  /** Whether this card lies on another. */
  public boolean sinkable(LaidCard laid) {
    for (LaidCard other : stack) {
      if (other.equals(laid)) {
        return false;
      }
      if (other.overlaps(laid)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The whole connected group of one color that holds this visible card: two cards touch where one
   * lies on the other in some quadrant with nothing visible between. Rule book: Relive memories.
   */
  public List<LaidCard> block(LaidCard start) {
    long found = 1L << stack.indexOf(start);
    long open = found;
    while (open != 0) {
      int next = Long.numberOfTrailingZeros(open);
      long touching = touching(next) & ~found;
      found |= touching;
      open = (open & (open - 1)) | touching;
    }
    return select(found);
  }

  /** The visible cards of its color that a card touches, as bits. */
  private long touching(int index) {
    LaidCard laid = stack.get(index);
    long touching = 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      Spot spot = laid.at().quadrant(quadrant);
      touching |= nearest(laid, spot, index, -1) | nearest(laid, spot, index, 1);
    }
    return touching;
  }

  private long nearest(LaidCard laid, Spot spot, int index, int step) {
    for (int i = index + step; i >= 0 && i < stack.size(); i += step) {
      LaidCard other = stack.get(i);
      if (shows(i) && other.quadrantOn(spot) >= 0) {
        return other.card().color() == laid.card().color() ? 1L << i : 0;
      }
    }
    return 0;
  }

  /**
   * The chunks that no overlap connects, each the bottom card first. Cards that are covered whole
   * hold a chunk together like all others.
   */
  public List<List<LaidCard>> chunks() {
    List<List<LaidCard>> chunks = new ArrayList<>();
    long rest = (1L << stack.size()) - 1;
    while (rest != 0) {
      long found = Long.lowestOneBit(rest);
      long open = found;
      while (open != 0) {
        LaidCard next = stack.get(Long.numberOfTrailingZeros(open));
        long reached = 0;
        for (int i = 0; i < stack.size(); i++) {
          reached |= stack.get(i).overlaps(next) ? 1L << i : 0;
        }
        reached &= ~found;
        found |= reached;
        open = (open & (open - 1)) | reached;
      }
      chunks.add(select(found));
      rest &= ~found;
    }
    return chunks;
  }

  private List<LaidCard> select(long bits) {
    List<LaidCard> some = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      some.add(stack.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }

  private boolean shows(int index) {
    return (showing & (1L << index)) != 0;
  }

  private int markAt(Spot at, int quadrant) {
    return mark(at.column() + (quadrant & 1), at.row() + (quadrant >> 1));
  }

  private int mark(int column, int row) {
    boolean inside = column >= left && column < left + width && row >= top && row < top + height;
    return inside ? topmost[cell(column, row)] : 0;
  }

  private int cell(int column, int row) {
    return (row - top) * width + column - left;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Atman atman && stack.equals(atman.stack);
  }

  @Override
  public int hashCode() {
    return stack.hashCode();
  }

  @Override
  public String toString() {
    return stack.toString();
  }
}
