package lethe.app.play;

/** How a person left a table. */
public sealed interface Leaving {
  record ForGood() implements Leaving {}

  /** For another match of the same kind. */
  record ForAnother() implements Leaving {}

  /** For one that goes on from a moment of this one. */
  record ForFork(Fork fork) implements Leaving {}

  /** For the same question once more. */
  record ForAgain() implements Leaving {}
}
