package lethe.app.cli;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.play.Results;

/**
 * What there is between two matches.
 *
 * @param kept the matches that are kept, the latest last
 * @param unread what is wrong with files that cannot be read, a line each
 * @param settings how somebody wants it to be
 * @param said what is to be known of what was done last
 */
record Standing(List<Kept> kept, List<String> unread, Settings settings, List<Text> said) {
  Standing {
    kept = List.copyOf(kept);
    unread = List.copyOf(unread);
    said = List.copyOf(said);
  }

  /** What they came to. */
  Results results() {
    return new Results(kept.stream().map(Kept::match).toList(), ZoneId.systemDefault());
  }

  /** The match that was played last of those that are not over. */
  Optional<Kept> latest() {
    return kept.reversed().stream().filter(one -> !one.isOver()).findFirst();
  }
}
