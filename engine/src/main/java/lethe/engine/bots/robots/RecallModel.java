package lethe.engine.bots.robots;

/**
 * Parameters of recall, after the ACT-R model of memory (Anderson et al., An integrated theory of
 * the mind, Psychological Review 111, 2004). Memories have an activation that decays; with noise
 * added, it must reach a threshold to be recalled. A memory of another position may be recalled
 * instead, more easily the more features it shares.
 *
 * @param threshold the activation below which nothing is recalled. The activation of a card that
 *     was looked at three times is about -0.4 at the end of the memorizing phase and -1.7 at the
 *     end of a round.
 * @param mismatch the penalty on the activation of a card at another position, applied again for
 *     each differing feature
 */
public record RecallModel(double threshold, double mismatch) {
  /** The decay exponent d: a look t seconds ago contributes t to the power of -d. */
  static final double DECAY = 0.5;

  /** The scale of the logistic noise. */
  static final double NOISE = 0.4;

  /** The duration of the memorizing phase, in seconds. Rule book: Setup. */
  static final double MEMORIZING_DURATION = 60;

  /** The duration of one look at one card, in seconds. */
  static final double LOOK_DURATION = 1.25;

  /**
   * The duration of a turn, in seconds: a quarter of an hour contains three minutes of memorizing
   * and 48 turns.
   */
  static final double TURN_DURATION = 15;

  public static final RecallModel RUSTY = new RecallModel(-0.3, 0.6);
  public static final RecallModel FADING = new RecallModel(-1.0, 0.6);
  public static final RecallModel ATTENTIVE = new RecallModel(-1.6, 0.6);

  /** Recall without forgetting or confusion. */
  public static final RecallModel PERFECT =
      new RecallModel(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
}
