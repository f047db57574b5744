package lethe.engine.games.robots;

/** A card of the grid as a viewer sees it. */
public sealed interface Face {
  /** A face-down card. */
  record Down() implements Face {}

  /** The face of a card. */
  sealed interface Up extends Face permits Card, ShortCircuitCard {}
}
