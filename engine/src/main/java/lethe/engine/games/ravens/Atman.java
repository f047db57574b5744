package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The Atman: a pile of overlapping memory cards, each of two by two quadrants. Immutable.
 *
 * <p>Overlapping quadrants are always of the same kind, faded or clear: a placed card matches the
 * quadrants that it covers, and removing a card or slipping it beneath others does not move any
 * quadrant.
 *
 * <p>Iterates over all cards, bottom first.
 */
public final class Atman implements Iterable<LaidCard> {
  /** The spot of the north-west quadrant of the first card of a batch. */
  public static final Spot FIRST_SPOT = new Spot(12, 13);

  public static final Atman EMPTY = new Atman(List.of());

  private final List<LaidCard> stack;
  private final CardLayers layers;

  private Atman(List<LaidCard> stack) {
    this.stack = stack;
    this.layers = new CardLayers(stack);
  }

  /** Creates an Atman from cards, bottom first. Each card must match what lies beneath it. */
  public static Atman of(List<LaidCard> stack) {
    return stack.isEmpty() ? EMPTY : new Atman(List.copyOf(stack));
  }

  /** Returns all cards, including fully covered ones, bottom first. */
  public List<LaidCard> stack() {
    return stack;
  }

  /** Iterates over the {@link #stack}. In JSON, an Atman is written as the list of these cards. */
  @Override
  public Iterator<LaidCard> iterator() {
    return stack.iterator();
  }

  public boolean isEmpty() {
    return stack.isEmpty();
  }

  /** Returns the cards that are at least partly visible, bottom first. */
  public List<LaidCard> visibleCards() {
    return AtmanGroups.select(stack, layers.visibleCards());
  }

  /** Returns the topmost card at this spot; empty if there is no card. */
  public Optional<LaidCard> topCard(Spot spot) {
    int number = layers.topNumber(spot.column(), spot.row());
    return number == 0 ? Optional.empty() : Optional.of(stack.get(number - 1));
  }

  /** Returns whether the visible quadrant at this spot is faded; false if there is no card. */
  public boolean isFaded(Spot spot) {
    return topCard(spot)
        .filter(laidCard -> laidCard.card().pattern().isFaded(laidCard.quadrantOn(spot)))
        .isPresent();
  }

  /**
   * Returns the name of a visible card: the first spot in reading order at which it is visible.
   *
   * @throws IllegalArgumentException if the card is fully covered
   */
  public Spot nameOf(LaidCard laidCard) {
    int number = stack.indexOf(laidCard) + 1;
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      if (layers.topNumber(laidCard.spot(), quadrant) == number) {
        return laidCard.spot().quadrant(quadrant);
      }
    }
    throw new IllegalArgumentException("a card that is covered has no name");
  }

  /** Returns the visible colors. */
  public Colors colors() {
    int mask = 0;
    for (LaidCard laidCard : visibleCards()) {
      mask |= 1 << laidCard.card().color().index();
    }
    return new Colors(mask);
  }

  /**
   * Returns the rule that forbids placing a card at a spot, or empty if the card can be placed
   * there. Rule book: Feth's turn 2.
   *
   * @param spot the spot of the card's north-west quadrant
   */
  public Optional<IllegalMoveCode> placementError(Card card, Spot spot) {
    return PlacementRules.placementError(stack, layers, card, spot);
  }

  /**
   * Returns all spots at which a card can be placed, as spots of its north-west quadrant in reading
   * order.
   */
  public List<Spot> placements(Card card) {
    return PlacementRules.placements(stack, layers, card, Integer.MAX_VALUE);
  }

  /** Returns whether a card can be placed anywhere. */
  public boolean canPlace(Card card) {
    return !PlacementRules.placements(stack, layers, card, 1).isEmpty();
  }

  /** Returns this Atman with another card on top. Placing the card there must be legal. */
  public Atman with(LaidCard card) {
    List<LaidCard> extendedStack = new ArrayList<>(stack.size() + 1);
    extendedStack.addAll(stack);
    extendedStack.add(card);
    return of(extendedStack);
  }

  /** Returns this Atman without one of its cards. */
  public Atman without(LaidCard laidCard) {
    List<LaidCard> remaining = new ArrayList<>(stack);
    remaining.remove(laidCard);
    return of(remaining);
  }

  /** Returns this Atman with one of its cards moved beneath every card that it overlaps. */
  public Atman withSunk(LaidCard laidCard) {
    List<LaidCard> order = new ArrayList<>(stack);
    order.remove(laidCard);
    order.addFirst(laidCard);
    return of(order);
  }

  /** Returns whether this card lies on another card, which may be fully covered. */
  public boolean canSink(LaidCard laidCard) {
    int index = stack.indexOf(laidCard);
    return Long.numberOfTrailingZeros(layers.overlappingCards(index)) < index;
  }

  /**
   * Returns the connected group of one color that contains this visible card, bottom first. Two
   * cards are connected if one lies on the other in some quadrant with nothing visible between
   * them. Rule book: Relive memories.
   */
  public List<LaidCard> block(LaidCard start) {
    return AtmanGroups.block(stack, layers, start);
  }

  /** Returns all visible cards, grouped by block. */
  public List<List<LaidCard>> blocks() {
    return AtmanGroups.blocks(stack, layers);
  }

  /**
   * Returns the block that is relived by placing this card, which must be in the Atman already; an
   * empty list if no memory is relived.
   */
  public List<LaidCard> relivedBlock(LaidCard placedCard) {
    List<LaidCard> block = block(placedCard);
    return sumOf(block) == RuleNumbers.BLOCK_TOTAL ? block : List.of();
  }

  /** Returns the sum of the numbers of these cards. */
  public static int sumOf(List<LaidCard> cards) {
    int total = 0;
    for (LaidCard laidCard : cards) {
      total += laidCard.card().number();
    }
    return total;
  }

  /**
   * Returns the chunks: the groups of cards that overlap directly or indirectly, each bottom first.
   * Fully covered cards are included, and connect the cards that they overlap.
   */
  public List<List<LaidCard>> chunks() {
    return AtmanGroups.chunks(stack, layers);
  }

  /** Returns the chunk that contains this card, bottom first. */
  public List<LaidCard> chunkOf(LaidCard laidCard) {
    return chunks().stream().filter(chunk -> chunk.contains(laidCard)).findFirst().orElseThrow();
  }

  /**
   * Returns, for each chunk that would result from removing this card, the cards that would be
   * visible.
   */
  public List<List<LaidCard>> visibleChunksWithout(LaidCard removedCard) {
    return AtmanGroups.visibleChunksWithout(stack, layers, removedCard);
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
