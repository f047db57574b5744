package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/** Which cards of an Atman belong together: by color, or by lying on each other. */
final class Connections {
  private Connections() {}

  /** The visible cards of one color that are connected with this one. */
  static List<LaidCard> block(List<LaidCard> stack, TopCards top, LaidCard start) {
    long found = 1L << stack.indexOf(start);
    long open = found;
    while (open != 0) {
      int next = Long.numberOfTrailingZeros(open);
      long touching = touching(stack, top, next) & ~found;
      found |= touching;
      open = (open & (open - 1)) | touching;
    }
    return select(stack, found);
  }

  /** The visible cards of its color that a card touches, as bits. */
  private static long touching(List<LaidCard> stack, TopCards top, int index) {
    LaidCard laid = stack.get(index);
    long touching = 0;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      Spot spot = laid.at().quadrant(quadrant);
      touching |= nearest(stack, top, spot, index, -1) | nearest(stack, top, spot, index, 1);
    }
    return touching;
  }

  private static long nearest(List<LaidCard> stack, TopCards top, Spot spot, int index, int step) {
    for (int i = index + step; i >= 0 && i < stack.size(); i += step) {
      LaidCard other = stack.get(i);
      if (top.shows(i) && other.quadrantOn(spot) >= 0) {
        return other.card().color() == stack.get(index).card().color() ? 1L << i : 0;
      }
    }
    return 0;
  }

  /** The cards that overlap, directly or by others, each group the bottom card first. */
  static List<List<LaidCard>> chunks(List<LaidCard> stack) {
    long[] overlaps = overlaps(stack);
    List<List<LaidCard>> chunks = new ArrayList<>();
    long rest = (1L << stack.size()) - 1;
    while (rest != 0) {
      long found = Long.lowestOneBit(rest);
      long open = found;
      while (open != 0) {
        long reached = overlaps[Long.numberOfTrailingZeros(open)] & ~found;
        found |= reached;
        open = (open & (open - 1)) | reached;
      }
      chunks.add(select(stack, found));
      rest &= ~found;
    }
    return chunks;
  }

  /** For each card those that it overlaps, as bits. */
  private static long[] overlaps(List<LaidCard> stack) {
    LaidCard[] cards = stack.toArray(LaidCard[]::new);
    long[] overlaps = new long[cards.length];
    for (int i = 0; i < cards.length; i++) {
      for (int j = 0; j < i; j++) {
        if (cards[i].overlaps(cards[j])) {
          overlaps[i] |= 1L << j;
          overlaps[j] |= 1L << i;
        }
      }
    }
    return overlaps;
  }

  private static List<LaidCard> select(List<LaidCard> stack, long bits) {
    List<LaidCard> some = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      some.add(stack.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }
}
