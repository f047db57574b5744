package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/** Which cards of an Atman belong together: by color, or by lying on each other. */
final class Connections {
  private Connections() {}

  /** The visible cards of one color that are connected with this one. */
  static List<LaidCard> block(List<LaidCard> stack, Layers layers, LaidCard start) {
    return select(stack, block(stack, layers, stack.indexOf(start)));
  }

  /** The same for all visible cards, each block once. */
  static List<List<LaidCard>> blocks(List<LaidCard> stack, Layers layers) {
    List<List<LaidCard>> blocks = new ArrayList<>();
    long rest = layers.showing();
    while (rest != 0) {
      long block = block(stack, layers, Long.numberOfTrailingZeros(rest));
      blocks.add(select(stack, block));
      rest &= ~block;
    }
    return blocks;
  }

  private static long block(List<LaidCard> stack, Layers layers, int start) {
    Color color = stack.get(start).card().color();
    long found = 1L << start;
    long open = found;
    while (open != 0) {
      int next = Long.numberOfTrailingZeros(open);
      long touching = of(color, stack, layers.touching(next) & ~found);
      found |= touching;
      open = (open & (open - 1)) | touching;
    }
    return found;
  }

  /** Those of these cards that have this color. */
  private static long of(Color color, List<LaidCard> stack, long cards) {
    long some = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      boolean alike = stack.get(Long.numberOfTrailingZeros(rest)).card().color() == color;
      some |= alike ? Long.lowestOneBit(rest) : 0;
    }
    return some;
  }

  /** The cards that overlap, directly or by others, each group the bottom card first. */
  static List<List<LaidCard>> chunks(List<LaidCard> stack, Layers layers) {
    return chunks(stack, layers, layers.all(), layers.all());
  }

  /** What would be seen of each chunk if this card were gone. */
  static List<List<LaidCard>> leftWithout(List<LaidCard> stack, Layers layers, LaidCard gone) {
    long left = layers.all() & ~(1L << stack.indexOf(gone));
    return chunks(stack, layers, left, layers.showing(left));
  }

  /** Some of the cards of each chunk of these. */
  private static List<List<LaidCard>> chunks(
      List<LaidCard> stack, Layers layers, long cards, long some) {
    List<List<LaidCard>> chunks = new ArrayList<>();
    long rest = cards;
    while (rest != 0) {
      long chunk = chunk(layers, rest);
      chunks.add(select(stack, chunk & some));
      rest &= ~chunk;
    }
    return chunks;
  }

  /** Those of these cards that hang together with the lowest of them. */
  private static long chunk(Layers layers, long cards) {
    long found = Long.lowestOneBit(cards);
    long open = found;
    while (open != 0) {
      long reached = layers.overlapping(Long.numberOfTrailingZeros(open)) & cards & ~found;
      found |= reached;
      open = (open & (open - 1)) | reached;
    }
    return found;
  }

  /** These cards, the bottom one first. */
  static List<LaidCard> select(List<LaidCard> stack, long cards) {
    List<LaidCard> some = new ArrayList<>(Long.bitCount(cards));
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      some.add(stack.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }
}
