package lethe.app.page;

/** Determines when the game pauses until the user has read the latest messages. */
public enum PausePolicy {
  /** After every move of another seat, and as with {@link #IMPORTANT}. */
  ALWAYS,
  /** After events that are no longer visible when play continues. */
  IMPORTANT,
  /** Never; recent messages are shown below the table. */
  NEVER
}
