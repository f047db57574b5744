package lethe.engine.games.robots;

/** The current step of a round. Rule book: Setup, Playing the Game. */
public enum Phase {
  /** The cards are face up until every seat is ready. */
  MEMORIZING,
  /** A card is chosen for the active player. */
  POINTING,
  /** The teammates of the active captain may make suggestions. */
  ADVISING,
  /** The active player calls the card. */
  CALLING,
  /** The active player may pick another card after a correctly called short circuit. */
  PICKING,
  OVER
}
