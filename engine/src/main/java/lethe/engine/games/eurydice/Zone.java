package lethe.engine.games.eurydice;

/** Where cards lie that can be chosen. */
public enum Zone {
  DECK,
  DISCARD,
  REMOVED,
  /** The diamonds that a hymn has seen and found no heart for. */
  DIAMONDS
}
