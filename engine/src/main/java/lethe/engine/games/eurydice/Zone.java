package lethe.engine.games.eurydice;

/** The places from which cards can be chosen. */
public enum Zone {
  DECK,
  DISCARD,
  REMOVED,
  /** The diamonds seen by a hymn that have no matching heart. */
  DIAMONDS
}
