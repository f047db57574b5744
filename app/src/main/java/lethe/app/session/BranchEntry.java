package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A branch of a reviewed match, as shown in a list.
 *
 * @param sharedEntryCount the number of journal entries that the branch has in common with the
 *     reviewed match
 * @param file the file that contains the branch
 * @param statusText the result or status as text, or the reason why the file cannot be read
 */
public record BranchEntry(
    String name, int sharedEntryCount, Path file, String statusText, BranchState state) {
  /** The maximum length of a name, in characters. */
  private static final int MAX_NAME_LENGTH = 40;

  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{N}][^=\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]*");

  /** The state of a branch, which determines the possible actions. */
  public enum BranchState {
    /** It can be continued. */
    RUNNING,
    /** It can be reviewed. */
    OVER,
    /** Its file cannot be read. */
    UNREADABLE
  }

  /** Returns the message that a name is not allowed; empty if it is allowed. */
  public static Optional<String> invalidNameMessage(String name) {
    boolean valid =
        name.length() <= MAX_NAME_LENGTH
            && NAME.matcher(name).matches()
            && name.equals(name.strip())
            && !name.matches("\\d+");
    return valid
        ? Optional.empty()
        : Optional.of(MESSAGES.format("branch.malformed-name", name, MAX_NAME_LENGTH));
  }
}
