package lethe.engine.games.tase;

/** A cup as a viewer sees it. */
public sealed interface Cup {
  /** A closed cup. Even the number of chips in it is hidden. */
  record Closed() implements Cup {}

  /** An open cup with its chips. */
  record Open(Chips red, Chips blue) implements Cup {}
}
