package lethe.engine.games.eurydice;

/** How a match ends. Rule book: Ending the Game, Spade Cards. */
public enum Ending {
  /** More hearts than clubs: she is free. */
  OVER,
  /** As many: she is lost. */
  LEVEL,
  /** Fewer: she is lost. */
  UNDER,
  /** The third spade was marked. */
  GONE
}
