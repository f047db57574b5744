package lethe.app.house;

/** What came of writing something down. */
public enum Written {
  DONE,
  /** Another house has written something else in its place, and nothing was written. */
  BEATEN,
  /** It could not be written, and nothing has changed; the log says why. */
  FAILED
}
