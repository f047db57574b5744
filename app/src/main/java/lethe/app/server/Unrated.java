package lethe.app.server;

/** Why a match is not rated. */
public enum Unrated {
  /** It is not a first try at a deal of an event. */
  AGAIN,
  HINTS,
  /** What was dealt could be known before. */
  KNOWN,
  /** The game is rated only against the deals of events. */
  NO_EVENT,
  /** Nobody plays but one person, against bots. */
  ALONE,
  BOT,
  /** A player is known by no key. */
  GUEST,
  /** One person has two seats, by two accounts that are one now. */
  SAME,
  /** A seat was given up, or somebody else took it. */
  CHANGED,
  /** A player has not made a move. */
  UNMOVED,
  /** A screen kept what is shown once, or a bot moved for somebody. */
  HELPED
}
