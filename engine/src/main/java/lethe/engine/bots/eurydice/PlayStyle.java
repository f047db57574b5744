package lethe.engine.bots.eurydice;

/** The styles in which the heuristics can play. */
enum PlayStyle {
  /** Rough weights without looking ahead; always rolls, and never spends obols on spaces. */
  CARELESS,
  /**
   * Mostly the same weights as {@link #CARELESS}, but looks at fewer cards, considers the spaces
   * ahead, and spends obols on bad spaces.
   */
  CAREFUL,
  /** Weights tuned by simulation; considers the spaces ahead. */
  DEEP
}
