package lethe.app.page;

/** Determines when play pauses until the user has seen the events. */
public enum PausePolicy {
  /** After every move of another seat. */
  ALWAYS,
  /** After events that will no longer be visible when play continues. */
  MATTERS,
  /** Never; recent messages are shown below the table. */
  NEVER
}
