package lethe.engine.bots.eurydice;

/** How somebody plays by rules of thumb. */
enum Style {
  /** By rough numbers, one step at a time; it rolls at every peril, and forgets its obols. */
  CARELESS,
  /** By the same, but looking at few cards, and at where a way leads. */
  CAREFUL,
  /** By numbers that simulation has found to win most often, and where a way leads. */
  DEEP
}
