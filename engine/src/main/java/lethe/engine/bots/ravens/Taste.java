package lethe.engine.bots.ravens;

/**
 * In what the tastes of Ren's players differ; everything else that she likes is the same for all.
 * Feth reads her by the taste that he takes her for.
 *
 * @param turnsHeart what it is worth in the first two batches to turn a heart by a card of its
 *     color: it tells Feth the color, but such a heart is never scored
 * @param turnsHeartAtLast the same in the last batch
 * @param scoreCard what each score card costs that goes into a row
 * @param finishes what it is worth to finish one of the first two batches
 * @param sleepingHeart how much less that is for each heart that lies face down, while the deck
 *     lasts: it could be relived yet, and be scored
 */
record Taste(
    double turnsHeart,
    double turnsHeartAtLast,
    double scoreCard,
    double finishes,
    double sleepingHeart) {
  /** Tells colors, and finishes, as soon as possible. */
  static final Taste FAIR = new Taste(2, 2, 0, 20, 0);

  /** Collects score cards in the first two batches, and spares them: they win the last one. */
  static final Taste DEEP = new Taste(0, 0.6, -0.9, 0, 3);
}
