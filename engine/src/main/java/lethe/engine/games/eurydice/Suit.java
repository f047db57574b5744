package lethe.engine.games.eurydice;

import java.util.List;

/** The suits. Cards of the same suit are identical. */
public enum Suit {
  /** Must outnumber the clubs in the deck at the end. Rule book: Ending the Game. */
  HEART(0),
  /** An injury, counted against the hearts. Rule book: Ending the Game. */
  CLUB(1),
  /** Has consequences when it is seen. Rule book: Spade Cards. */
  SPADE(2),
  /** Is added to the deck by songs and removed by hymns. Rule book: Symbol Reference. */
  DIAMOND(3),
  /** Replaces clubs that have run out, and counts as a club in every respect. Ruling 4. */
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
