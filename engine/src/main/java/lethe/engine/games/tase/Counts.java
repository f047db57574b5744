package lethe.engine.games.tase;

/** The numbers of the rule book. */
public final class Counts {
  /** Rule book: the last paragraph. */
  public static final int ROUNDS = 6;

  public static final int CUPS = 3;

  private Counts() {}
}
