package lethe.app.server.client;

/** The reason why a match is not rated. */
public enum UnratedReason {
  /** The match is not the first attempt at a deal of an event. */
  NOT_FIRST_ATTEMPT,
  /** The options of the match permit hints, or a player was given one. */
  HINTS,
  /** A player could have known the deal before the match. */
  DEAL_KNOWN,
  /** The game is rated only against the deals of events. */
  NO_EVENT,
  /** Only one human player takes part, and the match is not at an event. */
  ONLY_BOTS,
  /** A bot holds a seat. */
  BOT,
  /** A player has no key. */
  GUEST,
  /** Two seats belong to the same account, after a merge. */
  SAME_ACCOUNT,
  /** A seat was given up, or another user took it. */
  PLAYER_CHANGED,
  /** A player has made no move. */
  NO_MOVE,
  /** A bot made a move for a player. */
  BOT_MOVED,
  /** Content that is shown only once stayed visible on a player's screen. */
  SCREEN_NOT_CLEARED
}
