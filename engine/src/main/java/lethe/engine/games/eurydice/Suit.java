package lethe.engine.games.eurydice;

import java.util.List;

/** What a card is; cards of a suit are all alike. */
public enum Suit {
  HEART(0),
  CLUB(1),
  SPADE(2),
  DIAMOND(3),
  /** Counts as a club in every way. */
  JOKER(4);

  public static final List<Suit> ALL = List.of(values());

  private final int index;

  Suit(int index) {
    this.index = index;
  }

  /** Its place in {@link #ALL}. */
  public int index() {
    return index;
  }
}
