package lethe.app.puzzle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The frequency with which the bots of a level solved a puzzle.
 *
 * @param solved the number of attempts that succeeded
 * @param tries the number of all attempts
 */
public record SolveRate(String level, int solved, int tries) {
  private static final Pattern LINE = Pattern.compile("solved (\\S+) (\\d{1,4})/(\\d{1,4})");

  String line() {
    return "solved " + level + " " + solved + "/" + tries;
  }

  /** Parses a remark; empty if it does not contain a solve rate. */
  static Optional<SolveRate> read(String line) {
    Matcher found = LINE.matcher(line);
    return found.matches()
        ? Optional.of(
            new SolveRate(
                found.group(1), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))))
        : Optional.empty();
  }
}
