package lethe.engine.games.eurydice;

/** How many cards of each suit. */
public record Tally(int hearts, int clubs, int spades, int diamonds, int jokers) {
  static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  /** Counts indexed by the suits' ordinals. */
  static Tally of(int[] counts) {
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

  public int all() {
    return hearts + clubs + spades + diamonds + jokers;
  }
}
