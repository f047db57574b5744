package lethe.engine.games.robots;

/** The numbers of the rule book. */
public final class Counts {
  /** Rule book: Playing the Game. */
  public static final int ROUNDS = 3;

  private Counts() {}
}
