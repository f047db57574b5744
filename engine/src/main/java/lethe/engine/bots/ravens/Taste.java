package lethe.engine.bots.ravens;

/**
 * In what the tastes of Ren's players differ; everything else that she likes is the same for all.
 * Feth reads her by the taste that he takes her for.
 *
 * @param turnsHeart what it is worth in the first two batches to turn a heart by a card of its
 *     color: it tells Feth the color, but such a heart is never scored
 */
record Taste(double turnsHeart) {
  /** Tells colors as soon as possible. */
  static final Taste FAIR = new Taste(2);

  /** Keeps hearts down until a memory is relived, since the last batch is won by score cards. */
  static final Taste DEEP = new Taste(0);
}
