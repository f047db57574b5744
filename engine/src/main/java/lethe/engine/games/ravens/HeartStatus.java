package lethe.engine.games.ravens;

/** How a heart card lies. */
public enum HeartStatus {
  /** Face down: Ren alone has seen it. */
  DOWN,
  /** Face up by a relived memory; it will be scored. */
  RELIVED,
  /** Face up and sideways, by a poem card of its color. */
  SIDEWAYS;

  /** How this heart lies once a card is placed by it. Rule book: Ren's turn 1. */
  public HeartStatus after(Card heart, Card placed) {
    return this == DOWN && heart.color() == placed.color() ? SIDEWAYS : this;
  }
}
