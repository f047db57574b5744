package lethe.app.puzzle;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer that somebody gave.
 *
 * @param id which puzzle
 * @param rating how hard that is
 */
record Attempt(String id, Result result, int rating) {
  private static final Pattern LINE =
      Pattern.compile("([0-9a-f]{12}) (right|wrong|shown) (\\d{1,5})");

  /** What came of it. */
  enum Result {
    RIGHT,
    WRONG,
    /** What is right was asked for. */
    SHOWN
  }

  String line() {
    return id + " " + result.name().toLowerCase(Locale.ROOT) + " " + rating;
  }

  /** A line, if it is understood: a later version may have written it. */
  static Optional<Attempt> read(String line) {
    Matcher found = LINE.matcher(line);
    return found.matches()
        ? Optional.of(
            new Attempt(
                found.group(1),
                Result.valueOf(found.group(2).toUpperCase(Locale.ROOT)),
                Integer.parseInt(found.group(3))))
        : Optional.empty();
  }
}
