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
  private final Layers layers;

  private Atman(List<LaidCard> stack) {
    this.stack = stack;
    this.layers = new Layers(stack);
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
    return Connections.select(stack, layers.showing());
  }

  /** The topmost card at this spot. */
  public Optional<LaidCard> at(Spot spot) {
    int mark = layers.mark(spot.column(), spot.row());
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
      if (layers.mark(laid.at(), quadrant) == mark) {
        return laid.at().quadrant(quadrant);
      }
    }
    throw new IllegalArgumentException("a card that is covered has no name");
  }

  /** The colors that can be seen. */
  public Colors colors() {
    int mask = 0;
    for (LaidCard laid : visible()) {
      mask |= 1 << laid.card().color().index();
    }
    return new Colors(mask);
  }

  /**
   * Why a card may not be placed with its north-west quadrant here; nothing if it may. Rule book:
   * Feth's turn 2.
   */
  public Optional<Illegal> misfit(Card card, Spot at) {
    return Placements.misfit(stack, layers, card, at);
  }

  /** Everywhere a card may be placed, in reading order of its north-west quadrant. */
  public List<Spot> places(Card card) {
    return Placements.all(stack, layers, card, Integer.MAX_VALUE);
  }

  /** Whether a card may be placed anywhere. */
  public boolean takes(Card card) {
    return !Placements.all(stack, layers, card, 1).isEmpty();
  }

  /** With a card on top, which must fit there. */
  public Atman with(LaidCard card) {
    List<LaidCard> more = new ArrayList<>(stack.size() + 1);
    more.addAll(stack);
    more.add(card);
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
    int index = stack.indexOf(laid);
    return Long.numberOfTrailingZeros(layers.overlapping(index)) < index;
  }

  /**
   * The whole connected group of one color that holds this visible card: two cards touch where one
   * lies on the other in some quadrant with nothing visible between. Rule book: Relive memories.
   */
  public List<LaidCard> block(LaidCard start) {
    return Connections.block(stack, layers, start);
  }

  /** All that can be seen, block by block. */
  public List<List<LaidCard>> blocks() {
    return Connections.blocks(stack, layers);
  }

  /** The block that is relived when this card has just been placed; no card if none is. */
  public List<LaidCard> relived(LaidCard placed) {
    List<LaidCard> block = block(placed);
    return total(block) == Counts.BLOCK ? block : List.of();
  }

  /** What the numbers of these cards total. */
  public static int total(List<LaidCard> cards) {
    int total = 0;
    for (LaidCard laid : cards) {
      total += laid.card().number();
    }
    return total;
  }

  /**
   * The chunks that no overlap connects, each the bottom card first. Cards that are covered whole
   * hold a chunk together like all others.
   */
  public List<List<LaidCard>> chunks() {
    return Connections.chunks(stack, layers);
  }

  /** The chunk that holds this card. */
  public List<LaidCard> chunkOf(LaidCard laid) {
    return chunks().stream().filter(chunk -> chunk.contains(laid)).findFirst().orElseThrow();
  }

  /** What would be seen of each chunk if this card were gone. */
  public List<List<LaidCard>> leftWithout(LaidCard gone) {
    return Connections.leftWithout(stack, layers, gone);
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
