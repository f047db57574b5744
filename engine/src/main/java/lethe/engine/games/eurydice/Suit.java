package lethe.engine.games.eurydice;

/** What a card is; cards of a suit are all alike. */
public enum Suit {
  HEART,
  CLUB,
  SPADE,
  DIAMOND,
  /** Counts as a club in every way. */
  JOKER;

  static final Suit[] ALL = values();

  /** Whether it is counted against Orpheus at the end. */
  public boolean isClub() {
    return this == CLUB || this == JOKER;
  }
}
