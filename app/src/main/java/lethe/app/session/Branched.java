package lethe.app.session;

/**
 * A branch of a match that is looked at, as a list says it.
 *
 * @param entry how many entries both have in common
 * @param file where it is kept
 * @param standing how far it has come
 */
public record Branched(String name, int entry, String file, String standing, Way way) {
  /** What can be done with it. */
  public enum Way {
    /** It can be gone on with. */
    RUNNING,
    /** It can be looked at. */
    OVER,
    /** Its file cannot be read. */
    GONE
  }
}
