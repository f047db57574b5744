package lethe.engine.games.ravens;

/** Whether a heart card is face up, and why. */
public enum HeartStatus {
  /** Face down; only Ren has seen it. */
  DOWN,
  /** Face up because a memory was relived; it will be scored at the end of the batch. */
  RELIVED,
  /** Face up and sideways because of a poem card of its color; it will not be scored. */
  SIDEWAYS;

  /** Returns the status of a heart after a card is placed next to it. Rule book: Ren's turn 1. */
  public HeartStatus after(Card heart, Card placedCard) {
    return this == DOWN && heart.color() == placedCard.color() ? SIDEWAYS : this;
  }
}
