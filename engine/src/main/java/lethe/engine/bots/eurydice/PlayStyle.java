package lethe.engine.bots.eurydice;

/** The parameters of the heuristics. */
enum PlayStyle {
  /** Rough numbers, one step at a time; always rolls, and forgets its obols. */
  CARELESS,
  /** Same weights as the careless style, but looks at few cards and considers where a way leads. */
  CAREFUL,
  /** Numbers tuned by simulation; considers where a way leads. */
  DEEP
}
