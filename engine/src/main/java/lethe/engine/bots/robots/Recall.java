package lethe.engine.bots.robots;

/**
 * How well somebody recalls, by the model of memory of ACT-R (Anderson and others, An integrated
 * theory of the mind, Psychological Review 111, 2004). What was seen has an activation, which fades
 * as it gets older; with chance added it has to reach a threshold, or nothing comes to mind. What
 * was seen elsewhere comes to mind in its place, the more easily the more features both share.
 *
 * @param threshold the activation below which nothing comes to mind; that of cards seen three times
 *     in the minute is about -0.4 when the minute is over, and -1.7 at the end of a round
 * @param mismatch by how much less active another card is for being elsewhere, and again for each
 *     feature in which it differs
 */
public record Recall(double threshold, double mismatch) {
  /** How activation fades: a look that is t seconds old counts t to the power of minus this. */
  static final double DECAY = 0.5;

  /** The scale of the logistic chance that is added to each activation. */
  static final double NOISE = 0.4;

  /** How long the cards lie open, in seconds. Rule book: Setup. */
  static final double MINUTE = 60;

  /** How long one look at one card takes, in seconds; the cards are looked at in turn. */
  static final double LOOK = 1.25;

  /** How long a turn takes, in seconds: a quarter of an hour is three minutes and 48 turns. */
  static final double TURN = 15;

  public static final Recall RUSTY = new Recall(-0.3, 0.6);
  public static final Recall FADING = new Recall(-1.0, 0.6);
  public static final Recall ATTENTIVE = new Recall(-1.6, 0.6);

  /** Forgets nothing and mistakes nothing. */
  public static final Recall PERFECT =
      new Recall(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
}
