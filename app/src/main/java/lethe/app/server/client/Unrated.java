package lethe.app.server.client;

/** The reason why a match is not rated. */
public enum Unrated {
  /** The match is not the first attempt at a deal of an event. */
  AGAIN,
  HINTS,
  /** A player could have known the deal before the match. */
  KNOWN,
  /** The game is rated only against the deals of events. */
  NO_EVENT,
  /** Only one human player takes part, against bots. */
  ALONE,
  BOT,
  /** A player has no key. */
  GUEST,
  /** Two seats belong to the same account, after a merge. */
  SAME,
  /** A seat was given up, or another user took it. */
  CHANGED,
  /** A player has made no move. */
  UNMOVED,
  /**
   * A player had help: a screen kept content that is shown only once, or a bot moved for the
   * player.
   */
  HELPED
}
