package lethe.engine.games.robots;

/** A card of the grid as a viewer sees it. */
public sealed interface Face {
  /** It lies face down and tells nothing. */
  record Down() implements Face {}

  /** What is on a card. */
  sealed interface Up extends Face permits Card, Circuit {}
}
