package lethe.engine.games.tase;

/** Constants from the rule book. */
public final class RuleNumbers {
  /** The number of rounds. Rule book: last paragraph. */
  public static final int ROUNDS = 6;

  public static final int CUPS = 3;

  private RuleNumbers() {}
}
