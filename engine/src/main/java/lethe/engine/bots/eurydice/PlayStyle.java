package lethe.engine.bots.eurydice;

/** The parameters of the heuristics. */
enum PlayStyle {
  /** Rough weights without looking ahead; always rolls, and never spends obols on spaces. */
  CARELESS,
  /** Same weights as the careless style, but looks at few cards and considers the spaces ahead. */
  CAREFUL,
  /** Weights tuned by simulation; considers the spaces ahead. */
  DEEP
}
