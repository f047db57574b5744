package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the groups of cards of an Atman that are connected by color (blocks) or by overlapping
 * (chunks).
 */
final class AtmanGroups {
  private AtmanGroups() {}

  /**
   * Returns the visible cards that are connected to this one by its color, including itself, bottom
   * first.
   */
  static List<LaidCard> block(List<LaidCard> stack, CardLayers layers, LaidCard start) {
    return select(stack, blockMask(stack, layers, stack.indexOf(start)));
  }

  /** Returns all blocks of visible cards. */
  static List<List<LaidCard>> blocks(List<LaidCard> stack, CardLayers layers) {
    List<List<LaidCard>> blocks = new ArrayList<>();
    long remaining = layers.visibleCards();
    while (remaining != 0) {
      long block = blockMask(stack, layers, Long.numberOfTrailingZeros(remaining));
      blocks.add(select(stack, block));
      remaining &= ~block;
    }
    return blocks;
  }

  private static long blockMask(List<LaidCard> stack, CardLayers layers, int start) {
    Color color = stack.get(start).card().color();
    long block = 1L << start;
    long pending = block;
    while (pending != 0) {
      int next = Long.numberOfTrailingZeros(pending);
      long connectedCards = ofColor(color, stack, layers.touchingCards(next) & ~block);
      block |= connectedCards;
      pending = (pending & (pending - 1)) | connectedCards;
    }
    return block;
  }

  /** Returns the cards of a set that have this color. */
  private static long ofColor(Color color, List<LaidCard> stack, long cards) {
    long selectedCards = 0;
    for (long remaining = cards; remaining != 0; remaining &= remaining - 1) {
      boolean hasColor = stack.get(Long.numberOfTrailingZeros(remaining)).card().color() == color;
      selectedCards |= hasColor ? Long.lowestOneBit(remaining) : 0;
    }
    return selectedCards;
  }

  /**
   * Returns all chunks: the groups of cards that overlap directly or indirectly. The cards of each
   * chunk are listed bottom first.
   */
  static List<List<LaidCard>> chunks(List<LaidCard> stack, CardLayers layers) {
    return chunks(stack, layers, layers.allCards(), layers.allCards());
  }

  /**
   * Returns, for each chunk that would result from removing a card, the cards that would be
   * visible.
   */
  static List<List<LaidCard>> visibleChunksWithout(
      List<LaidCard> stack, CardLayers layers, LaidCard removedCard) {
    long remaining = layers.allCards() & ~(1L << stack.indexOf(removedCard));
    return chunks(stack, layers, remaining, layers.visibleCards(remaining));
  }

  /** Splits a set of cards into chunks and returns the selected cards of each. */
  private static List<List<LaidCard>> chunks(
      List<LaidCard> stack, CardLayers layers, long cards, long selectedCards) {
    List<List<LaidCard>> chunks = new ArrayList<>();
    long remaining = cards;
    while (remaining != 0) {
      long chunk = chunkMask(layers, remaining);
      chunks.add(select(stack, chunk & selectedCards));
      remaining &= ~chunk;
    }
    return chunks;
  }

  /** Returns the cards of a set that are connected to its lowest card, directly or indirectly. */
  private static long chunkMask(CardLayers layers, long cards) {
    long chunk = Long.lowestOneBit(cards);
    long pending = chunk;
    while (pending != 0) {
      long overlapping =
          layers.overlappingCards(Long.numberOfTrailingZeros(pending)) & cards & ~chunk;
      chunk |= overlapping;
      pending = (pending & (pending - 1)) | overlapping;
    }
    return chunk;
  }

  /** Returns the cards of a set, bottom first. */
  static List<LaidCard> select(List<LaidCard> stack, long cards) {
    List<LaidCard> selectedCards = new ArrayList<>(Long.bitCount(cards));
    for (long remaining = cards; remaining != 0; remaining &= remaining - 1) {
      selectedCards.add(stack.get(Long.numberOfTrailingZeros(remaining)));
    }
    return selectedCards;
  }
}
