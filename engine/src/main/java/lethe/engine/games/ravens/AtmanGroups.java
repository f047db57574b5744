package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/** Finds the cards of an Atman that are connected by color or by overlapping. */
final class AtmanGroups {
  private AtmanGroups() {}

  /** Returns the visible cards of one color that are connected with this one. */
  static List<LaidCard> block(List<LaidCard> stack, CardLayers layers, LaidCard start) {
    return select(stack, block(stack, layers, stack.indexOf(start)));
  }

  /** Returns all blocks of visible cards. */
  static List<List<LaidCard>> blocks(List<LaidCard> stack, CardLayers layers) {
    List<List<LaidCard>> blocks = new ArrayList<>();
    long rest = layers.showing();
    while (rest != 0) {
      long block = block(stack, layers, Long.numberOfTrailingZeros(rest));
      blocks.add(select(stack, block));
      rest &= ~block;
    }
    return blocks;
  }

  private static long block(List<LaidCard> stack, CardLayers layers, int start) {
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

  /** Returns the cards among these that have this color. */
  private static long of(Color color, List<LaidCard> stack, long cards) {
    long some = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      boolean alike = stack.get(Long.numberOfTrailingZeros(rest)).card().color() == color;
      some |= alike ? Long.lowestOneBit(rest) : 0;
    }
    return some;
  }

  /** Returns groups of cards that overlap directly or indirectly, each bottom first. */
  static List<List<LaidCard>> chunks(List<LaidCard> stack, CardLayers layers) {
    return chunks(stack, layers, layers.all(), layers.all());
  }

  /**
   * Returns, for each chunk that would result from removing a card, the cards that would be
   * visible.
   */
  static List<List<LaidCard>> leftWithout(List<LaidCard> stack, CardLayers layers, LaidCard gone) {
    long left = layers.all() & ~(1L << stack.indexOf(gone));
    return chunks(stack, layers, left, layers.showing(left));
  }

  /** Splits a set of cards into chunks and returns the selected cards of each. */
  private static List<List<LaidCard>> chunks(
      List<LaidCard> stack, CardLayers layers, long cards, long some) {
    List<List<LaidCard>> chunks = new ArrayList<>();
    long rest = cards;
    while (rest != 0) {
      long chunk = chunk(layers, rest);
      chunks.add(select(stack, chunk & some));
      rest &= ~chunk;
    }
    return chunks;
  }

  /** Returns the cards of a set that are connected with the lowest one. */
  private static long chunk(CardLayers layers, long cards) {
    long found = Long.lowestOneBit(cards);
    long open = found;
    while (open != 0) {
      long reached = layers.overlapping(Long.numberOfTrailingZeros(open)) & cards & ~found;
      found |= reached;
      open = (open & (open - 1)) | reached;
    }
    return found;
  }

  /** Returns the cards of a set, bottom first. */
  static List<LaidCard> select(List<LaidCard> stack, long cards) {
    List<LaidCard> some = new ArrayList<>(Long.bitCount(cards));
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      some.add(stack.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }
}
