package lethe.engine.bots.eurydice;

/**
 * The weights of the heuristics for each {@link PlayStyle}, in hearts unless stated otherwise.
 * Those of {@link PlayStyle#DEEP} were tuned by simulation.
 */
enum Weight {
  /** The cost of a spade that is seen. */
  SPADE_SEEN(3.2, 3.2, 5.2),
  /** The value of a spade in the deck. */
  SPADE(-0.5, -0.5, -1.9),
  /** The value of a diamond in the deck. */
  DIAMOND(-0.2, -0.2, -0.3),
  /** The value of seeing a card of the deck. */
  SEEN_DECK(0.25, 0.1, 0.1),
  /** The value of seeing a heart in the discard area with a glance. */
  SEEN_DISCARD(0.3, 0.3, 0.4),
  /** The value of seeing a heart in the discard area with a survey. */
  SURVEYED(0.55, 0.55, -0.05),
  /** The value of seeing a card that is already known. */
  SEEN_AGAIN(0.5, 0.5, 0.05),
  /** The amount added to the expected value of an unknown card when its return is considered. */
  RETURNED(-0.3, -0.3, -1.2),
  /** The value of a glance per card, apart from the danger of seeing a spade. */
  GLANCE(0.1, 0.1, -0.2),
  /** The value of a peril, apart from its cost. */
  PERIL(0.1, 0.1, 0.7),
  /** The fraction of a peril's cost that is taken into account. */
  PERIL_COST(1, 1, 0.3),
  /** The value of a return per face-up heart. */
  RETURN(0.9, 0.9, 0.05),
  /** The value of an exchange per face-up heart. */
  EXCHANGE(0.7, 0.7, 1),
  /** The value of a survey, apart from the unknown cards in the discard area. */
  SURVEY(0.1, 0.1, 0.2),
  /** The additional value of a survey per unknown card in the discard area. */
  SURVEY_UNKNOWN(0, 0, -0.15),
  /** The value of an obol. */
  OBOL(0.9, 0.9, 1.45),
  /** The value of a removal per card. */
  REMOVE(-0.2, -0.2, -0.3),
  /** The value of losing a helpful special card. */
  FAREWELL_HELPFUL(-0.4, -0.4, -0.4),
  /** The value of losing a harmful special card. */
  FAREWELL_HARMFUL(0.6, 0.6, -0.05),
  /** The value of a song per diamond. */
  SONG(0.15, 0.15, 0.35),
  /** The value below which an obol is spent on a space; the careless style never spends one. */
  USE_OBOL(-99, -0.9, -1.9),
  /** The value below which the current card is used to ignore a space. */
  IGNORE(-1.2, -1.2, -0.9),
  /** The fraction of the best continuation's value that is added to the value of a space. */
  AHEAD(0, 0.5, 0.5);

  private final double careless;
  private final double careful;
  private final double deep;

  Weight(double careless, double careful, double deep) {
    this.careless = careless;
    this.careful = careful;
    this.deep = deep;
  }

  double forStyle(PlayStyle style) {
    return switch (style) {
      case CARELESS -> careless;
      case CAREFUL -> careful;
      case DEEP -> deep;
    };
  }
}
