package lethe.engine.games.eurydice;

/** Constants from the rule book. */
public final class RuleNumbers {
  /** The number of marked spades that loses the match. Rule book: Spade Cards. */
  public static final int MARKS_TO_LOSE = 3;

  /** The number of sides of the die. Rule book: Symbol Reference. */
  public static final int DIE_SIDES = 6;

  private RuleNumbers() {}
}
