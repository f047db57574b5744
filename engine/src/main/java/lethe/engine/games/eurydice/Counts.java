package lethe.engine.games.eurydice;

/** The numbers of the rule book. */
public final class Counts {
  /** So many spades marked lose the match. Rule book: Spade Cards. */
  public static final int MARKS = 3;

  /** How many sides the die has. Rule book: Symbol Reference. */
  public static final int DIE = 6;

  private Counts() {}
}
