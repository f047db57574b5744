package lethe.app.cli;

import java.time.ZoneId;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.play.Results;

/**
 * What there is between two matches.
 *
 * @param shelf the matches that are kept
 * @param settings how somebody wants it to be
 * @param said what is to be known of what was done last
 */
record Standing(Shelf shelf, Settings settings, List<Text> said) {
  Standing {
    said = List.copyOf(said);
  }

  /** The matches that are kept, the latest last. */
  List<Kept> kept() {
    return shelf.kept().get();
  }

  /** What is wrong with files that cannot be read, a line each. */
  List<String> unread() {
    return shelf.unread().get();
  }

  /** What they came to. */
  Results results() {
    return new Results(kept().stream().map(Kept::match).toList(), ZoneId.systemDefault());
  }
}
