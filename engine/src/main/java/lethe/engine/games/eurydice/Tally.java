package lethe.engine.games.eurydice;

/** How many cards of each suit. */
public record Tally(int hearts, int clubs, int spades, int diamonds, int jokers) {
  public static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  /** The deck at first. Rule book: Setup. */
  public static final Tally DEALT = new Tally(9, 8, 3, 0, 0);

  /** Counts indexed by the suits' ordinals. */
  public static Tally of(int[] counts) {
    return new Tally(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  public int of(Suit suit) {
    return switch (suit) {
      case HEART -> hearts;
      case CLUB -> clubs;
      case SPADE -> spades;
      case DIAMOND -> diamonds;
      case JOKER -> jokers;
    };
  }

  /** Counts indexed by the suits' ordinals. */
  public int[] counts() {
    return new int[] {hearts, clubs, spades, diamonds, jokers};
  }

  /** By how many the hearts outnumber the clubs and jokers. */
  public int lead() {
    return hearts - clubs - jokers;
  }

  public int all() {
    return hearts + clubs + spades + diamonds + jokers;
  }
}
