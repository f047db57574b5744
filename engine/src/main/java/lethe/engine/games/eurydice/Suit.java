package lethe.engine.games.eurydice;

import java.util.List;

/** The suits. Cards of the same suit are identical. */
public enum Suit {
  HEART(0),
  CLUB(1),
  SPADE(2),
  DIAMOND(3),
  /** Counts as a club in every respect. */
  JOKER(4);

  public static final List<Suit> ALL = List.of(values());

  private final int index;

  Suit(int index) {
    this.index = index;
  }

  /** Returns the index in {@link #ALL}. */
  public int index() {
    return index;
  }
}
