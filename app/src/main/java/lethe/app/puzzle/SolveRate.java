package lethe.app.puzzle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The success rate of the bots of a level at a puzzle.
 *
 * @param level the name of the level
 * @param solvedCount the number of successful attempts
 * @param attemptCount the total number of attempts
 */
public record SolveRate(String level, int solvedCount, int attemptCount) {
  private static final Pattern LINE = Pattern.compile("solved (\\S+) (\\d{1,4})/(\\d{1,4})");

  String line() {
    return "solved " + level + " " + solvedCount + "/" + attemptCount;
  }

  /** Parses a remark; empty if the remark does not contain a solve rate. */
  static Optional<SolveRate> parse(String line) {
    Matcher matcher = LINE.matcher(line);
    return matcher.matches()
        ? Optional.of(
            new SolveRate(
                matcher.group(1),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }
}
