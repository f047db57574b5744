package lethe.app.session;

/**
 * A branch of a reviewed match, as a list shows it.
 *
 * @param entry the number of entries that both matches share
 * @param file the file of the branch
 * @param progress the status of the branch
 */
public record BranchEntry(String name, int entry, String file, String progress, BranchState state) {
  /** The state of a branch, which determines what can be done with it. */
  public enum BranchState {
    /** It can be continued. */
    RUNNING,
    /** It can be reviewed. */
    OVER,
    /** Its file cannot be read. */
    UNREADABLE
  }
}
