package lethe.engine.games.eurydice;

/** The number of cards of each suit in a set of cards. */
public record SuitCounts(int hearts, int clubs, int spades, int diamonds, int jokers) {
  public static final SuitCounts NONE = new SuitCounts(0, 0, 0, 0, 0);

  /** The initial deck. Rule book: Setup. */
  public static final SuitCounts INITIAL_DECK = new SuitCounts(9, 8, 3, 0, 0);

  /** Creates an instance from counts indexed by {@link Suit#index}. */
  public static SuitCounts ofCounts(int[] counts) {
    return new SuitCounts(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  public int count(Suit suit) {
    return switch (suit) {
      case HEART -> hearts;
      case CLUB -> clubs;
      case SPADE -> spades;
      case DIAMOND -> diamonds;
      case JOKER -> jokers;
    };
  }

  /** Returns the counts indexed by {@link Suit#index}. */
  public int[] toArray() {
    return new int[] {hearts, clubs, spades, diamonds, jokers};
  }

  /** Returns the number of hearts minus the number of clubs and jokers. */
  public int heartLead() {
    return hearts - clubs - jokers;
  }

  public int total() {
    return hearts + clubs + spades + diamonds + jokers;
  }
}
