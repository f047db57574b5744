package lethe.engine.bots.eurydice;

/** What the rules of thumb count with, in hearts; those of somebody deep come from simulation. */
enum Weight {
  /** What a spade seen costs. */
  SPADE_SEEN(3.2, 3.2, 5.2),
  /** What a spade in the deck is worth. */
  SPADE(-0.5, -0.5, -1.9),
  /** What a diamond in the deck is worth. */
  DIAMOND(-0.2, -0.2, -0.3),
  /** What it is worth to see a card of the deck. */
  SEEN_DECK(0.25, 0.1, 0.1),
  /** What it is worth to see a heart among the discards in a glance. */
  SEEN_DISCARD(0.3, 0.3, 0.4),
  /** What it is worth to see a heart among the discards in a survey. */
  SURVEYED(0.55, 0.55, -0.05),
  /** What it is worth to see a card that is known. */
  SEEN_AGAIN(0.5, 0.5, 0.05),
  /** What a card that may come back must be better than. */
  RETURNED(-0.3, -0.3, -1.2),
  /** What each card of a glance is worth, danger apart. */
  GLANCE(0.1, 0.1, -0.2),
  /** What a peril is worth, its cost apart. */
  PERIL(0.1, 0.1, 0.7),
  /** How much of a peril's cost is counted. */
  PERIL_COST(1, 1, 0.3),
  /** What a return is worth for each open heart. */
  RETURN(0.9, 0.9, 0.05),
  /** What an exchange is worth for each open heart. */
  EXCHANGE(0.7, 0.7, 1),
  /** What a survey is worth. */
  SURVEY(0.1, 0.1, 0.2),
  /** What a survey is worth for each discard that is not known. */
  SURVEY_UNKNOWN(0, 0, -0.15),
  /** What an obol is worth. */
  OBOL(0.9, 0.9, 1.45),
  /** What each card removed is worth. */
  REMOVE(-0.2, -0.2, -0.3),
  /** What it is worth that a kind card goes. */
  FAREWELL_KIND(-0.4, -0.4, -0.4),
  /** What it is worth that an unkind card goes. */
  FAREWELL_UNKIND(0.6, 0.6, -0.05),
  /** What each diamond sung is worth. */
  SONG(0.15, 0.15, 0.35),
  /** What a space that an obol is spent on is worth at most; somebody careless never does. */
  USE_OBOL(-99, -0.9, -1.9),
  /** What a space that Charon ignores is worth at most. */
  IGNORE(-1.2, -1.2, -0.9),
  /** How much of what the next spaces are worth counts for a space. */
  AHEAD(0, 0.5, 0.5);

  private final double careless;
  private final double careful;
  private final double deep;

  Weight(double careless, double careful, double deep) {
    this.careless = careless;
    this.careful = careful;
    this.deep = deep;
  }

  double of(Style style) {
    return switch (style) {
      case CARELESS -> careless;
      case CAREFUL -> careful;
      case DEEP -> deep;
    };
  }
}
