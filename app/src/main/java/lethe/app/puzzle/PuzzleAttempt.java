package lethe.app.puzzle;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer to a puzzle, or a request for its solution.
 *
 * @param id the puzzle's {@link Puzzle#id}
 * @param rating the puzzle's rating at that time
 */
record PuzzleAttempt(String id, AttemptResult result, int rating) {
  private static final Pattern LINE =
      Pattern.compile("([0-9a-f]{12}) (right|wrong|shown) (\\d{1,5})");

  /** The result of an attempt. */
  enum AttemptResult {
    /** The answer solves the puzzle. */
    RIGHT,
    /** The answer does not solve the puzzle. */
    WRONG,
    /** The player asked for the solution. */
    SHOWN
  }

  String line() {
    return id + " " + result.name().toLowerCase(Locale.ROOT) + " " + rating;
  }

  /**
   * Parses a line; empty if it is invalid, for example because it was written by a later version.
   */
  static Optional<PuzzleAttempt> parse(String line) {
    Matcher matcher = LINE.matcher(line);
    return matcher.matches()
        ? Optional.of(
            new PuzzleAttempt(
                matcher.group(1),
                AttemptResult.valueOf(matcher.group(2).toUpperCase(Locale.ROOT)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }
}
