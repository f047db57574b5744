package lethe.app.puzzle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How often the bots of a level found what is right.
 *
 * @param solved of so many tries
 */
public record Tried(String level, int solved, int tries) {
  private static final Pattern LINE = Pattern.compile("solved (\\S+) (\\d{1,4})/(\\d{1,4})");

  String line() {
    return "solved " + level + " " + solved + "/" + tries;
  }

  /** One line of a file, if it says who solved it. */
  static Optional<Tried> read(String line) {
    Matcher found = LINE.matcher(line);
    return found.matches()
        ? Optional.of(
            new Tried(
                found.group(1), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))))
        : Optional.empty();
  }
}
