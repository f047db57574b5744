package lethe.engine.games.ravens;

/** How a heart card lies. */
public enum HeartStatus {
  /** Face down: Ren alone has seen it. */
  DOWN,
  /** Face up by a relived memory; it will be scored. */
  RELIVED,
  /** Face up and sideways, by a poem card of its color. */
  SIDEWAYS
}
