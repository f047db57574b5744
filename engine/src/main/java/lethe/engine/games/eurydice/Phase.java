package lethe.engine.games.eurydice;

/** What Orpheus is asked for. */
public enum Phase {
  /** To step up. */
  MOVE,
  /** To begin with a symbol of his space, or to ignore the space. */
  SPACE,
  /** To choose the cards of a glance. */
  GLANCE,
  /** To put looked-at cards of the deck back. */
  PLACE,
  /** To pay or to roll. */
  PERIL,
  /** To say from which end of the deck a card is discarded. */
  DROP,
  /** To choose cards that are returned. */
  RETURN,
  /** To choose cards to turn up. */
  SURVEY,
  /** To choose cards that are removed. */
  REMOVE,
  /** To say how many diamonds are sung. */
  SONG,
  /** To choose what a hymn looks at. */
  HYMN,
  /** To remove the diamonds for which there is no heart, or to leave them. */
  EXCESS,
  /** To say how many cards are exchanged. */
  EXCHANGE,
  /** To choose as many cards that come back for them. */
  GIVE_BACK,
  /** To lay the discard area out anew. */
  ARRANGE,
  /** Nothing: the match is over. */
  OVER
}
