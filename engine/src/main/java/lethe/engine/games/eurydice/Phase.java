package lethe.engine.games.eurydice;

/** The kind of decision that Orpheus has to make next. */
public enum Phase {
  /** Move to the next row. */
  MOVE,
  /** Begin to resolve a symbol of the space, or ignore the space. */
  SPACE,
  /** Choose the cards of a glance. */
  GLANCE,
  /** Put the cards that were looked at back into the deck. */
  PLACE,
  /** Pay or roll. */
  PERIL,
  /** Choose the end of the deck from which a card is discarded. */
  DROP,
  /** Choose cards to return. */
  RETURN,
  /** Choose cards to turn face up. */
  SURVEY,
  /** Choose cards to remove. */
  REMOVE,
  /** Choose the number of diamonds to add. */
  SONG,
  /** Choose the cards to look at with a hymn. */
  HYMN,
  /** Remove the diamonds that have no matching heart, or leave them. */
  EXCESS,
  /** Choose the number of cards to exchange. */
  EXCHANGE,
  /** Choose the cards to return in an exchange. */
  GIVE_BACK,
  /** Arrange the discard area. */
  ARRANGE,
  OVER
}
