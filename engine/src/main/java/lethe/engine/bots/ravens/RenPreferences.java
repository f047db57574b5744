package lethe.engine.bots.ravens;

/**
 * The parameters that distinguish Ren's bots. Feth's bots assume certain parameters when they
 * interpret her takes.
 *
 * @param turnedHeart the value, in the first two batches, of turning a heart face up with a card of
 *     its color: it shows Feth the color, but the heart will not be scored
 * @param turnedHeartInLastBatch the value of doing so in the last batch
 * @param scoreCard the value of each score card that is placed in a row
 * @param finishedBatch the value of finishing one of the first two batches while the deck has spare
 *     cards
 * @param faceDownHeart the reduction of {@code finishedBatch} for each face-down heart, which could
 *     still be relived and scored
 */
record RenPreferences(
    double turnedHeart,
    double turnedHeartInLastBatch,
    double scoreCard,
    double finishedBatch,
    double faceDownHeart) {
  /** Indicates colors and finishes as soon as possible. */
  static final RenPreferences FAIR = new RenPreferences(2, 2, 0, 20, 0);

  /**
   * Collects score cards in the first two batches and saves them, because they decide the last one.
   */
  static final RenPreferences DEEP = new RenPreferences(0, 0.6, -0.9, 0, 3);
}
