package lethe.engine.games.eurydice;

/** The ways in which a match ends. Rule book: Ending the Game, Spade Cards. */
public enum Ending {
  /** Hearts outnumber clubs: Eurydice is free. */
  OVER,
  /** Hearts equal clubs: Eurydice is lost. */
  LEVEL,
  /** Clubs outnumber hearts: Eurydice is lost. */
  UNDER,
  /** The third spade was marked: Eurydice is lost. */
  GONE
}
