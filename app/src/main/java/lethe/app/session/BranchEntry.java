package lethe.app.session;

/**
 * A branch of a reviewed match, as a list shows it.
 *
 * @param entry the number of entries that both matches share
 * @param file the file of the branch
 * @param progress the status of the branch
 */
public record BranchEntry(String name, int entry, String file, String progress, BranchState state) {
  /** What can be done with a branch. */
  public enum BranchState {
    /** It can be continued. */
    RUNNING,
    /** It can be reviewed. */
    OVER,
    /** Its file cannot be read. */
    UNREADABLE
  }
}
