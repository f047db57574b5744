package lethe.app.play;

/** How a person left a table. */
public sealed interface Leaving {
  record ForGood() implements Leaving {}

  /** To play another match of the same kind. */
  record ForAnother() implements Leaving {}

  /** To play a match that starts from a position of this one. */
  record ForFork(Fork fork) implements Leaving {}

  /** To answer the same question again. */
  record ForAgain() implements Leaving {}
}
