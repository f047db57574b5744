package lethe.engine.games.ravens;

/** The numbers of the rule book. */
public final class Counts {
  /** Rule book: Flow of the game. */
  public static final int BATCHES = 3;

  /** The rows of the poem, each with a heart. Rule book: Ren's turn 1. */
  public static final int ROWS = 4;

  /** What the numbers of a block total when it is relived. Rule book: Relive memories. */
  public static final int BLOCK = 7;

  /** The highest number of a memory card. */
  public static final int HIGHEST = 5;

  private Counts() {}
}
