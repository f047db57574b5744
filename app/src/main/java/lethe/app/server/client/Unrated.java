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
  /** A bot made a move for a player. */
  BOT_MOVED,
  /** Content that is shown only once stayed visible on a player's screen. */
  SCREEN_NOT_CLEARED
}
