package lethe.app.play;

/** The reason why a user left a table. */
public sealed interface ExitReason {
  record Quit() implements ExitReason {}

  /** To replay the match, which is over and saved in a file. */
  record Replay() implements ExitReason {}

  /** To play another match of the same kind. */
  record PlayRematch() implements ExitReason {}

  /** To play a match that starts from a position of this one. */
  record PlayFork(Fork fork) implements ExitReason {}

  /** To answer the same question again. */
  record RetryPuzzle() implements ExitReason {}
}
