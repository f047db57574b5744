package lethe.engine.games.ravens;

/** Constants from the rule book. */
public final class RuleNumbers {
  /** The number of batches. Rule book: Flow of the game. */
  public static final int BATCHES = 3;

  /** The number of rows of the poem, each with a heart. Rule book: Ren's turn 1. */
  public static final int ROWS = 4;

  /** The total of a block that is relived. Rule book: Relive memories. */
  public static final int BLOCK_TOTAL = 7;

  /** The highest number of a memory card. */
  public static final int MAX_NUMBER = 5;

  private RuleNumbers() {}
}
