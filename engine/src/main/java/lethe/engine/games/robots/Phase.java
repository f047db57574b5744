package lethe.engine.games.robots;

/** What is being done. Rule book: Setup, Playing the Game. */
public enum Phase {
  /** The cards lie open; everybody looks, and says when that is enough. */
  MEMORIZING,
  /** A card is pointed at for the active player. */
  POINTING,
  /** The active captain's team-mates may suggest what the card is. */
  ADVISING,
  /** The active player calls the card. */
  CALLING,
  /** The active player may pick one more card, for a short circuit rightly called. */
  PICKING,
  /** Nothing: the match is over. */
  OVER
}
