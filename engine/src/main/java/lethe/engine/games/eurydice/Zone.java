package lethe.engine.games.eurydice;

/** The places from which cards can be chosen. Rule book: Terminology. */
public enum Zone {
  /** The deck, whose next card from the top is chosen. */
  DECK,
  /** The discard area, whose cards are chosen by position. */
  DISCARD,
  /** The pile called Removed, from which a glance shows random cards. Ruling 5. */
  REMOVED,
  /** The diamonds that a hymn has seen, if some of them have no matching heart. */
  DIAMONDS
}
