package lethe.app.session;

/**
 * A branch of a reviewed match, as a list shows it.
 *
 * @param entry the number of entries that both matches share
 * @param file the file of the branch
 * @param standing the status of the branch
 */
public record Branched(String name, int entry, String file, String standing, Way way) {
  /** What can be done with a branch. */
  public enum Way {
    /** It can be continued. */
    RUNNING,
    /** It can be reviewed. */
    OVER,
    /** Its file cannot be read. */
    GONE
  }
}
