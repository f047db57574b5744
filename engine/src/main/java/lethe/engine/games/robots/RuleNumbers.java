package lethe.engine.games.robots;

/** Constants from the rule book. */
public final class RuleNumbers {
  /** The number of rounds. Rule book: Playing the Game. */
  public static final int ROUNDS = 3;

  private RuleNumbers() {}
}
