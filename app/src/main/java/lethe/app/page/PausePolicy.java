package lethe.app.page;

/** When play pauses until the person has seen what happened. */
public enum PausePolicy {
  /** After every move of another seat. */
  ALWAYS,
  /** After what will no longer be visible when play continues. */
  MATTERS,
  /** Never; the news is shown below the table. */
  NEVER
}
