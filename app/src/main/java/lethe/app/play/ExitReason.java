package lethe.app.play;

/** The reason why a user left a table. */
public sealed interface ExitReason {
  record Quit() implements ExitReason {}

  /** The user wants to replay the match, which is over and saved in a file. */
  record Replay() implements ExitReason {}

  /**
   * The user wants to play another match with the same game, options and players, or the next
   * puzzle.
   */
  record PlayRematch() implements ExitReason {}

  /** The user wants to play a match that continues from a position of this one. */
  record PlayFork(Fork fork) implements ExitReason {}

  /** The user wants to try the same puzzle again. */
  record RetryPuzzle() implements ExitReason {}
}
