package lethe.engine.games.tase;

/** A cup as a viewer sees it. */
public sealed interface Cup {
  /** It tells nothing, not even how many chips are in it. */
  record Closed() implements Cup {}

  /** Its chips lie open. */
  record Open(Chips red, Chips blue) implements Cup {}
}
