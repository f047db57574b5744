package lethe.app.event;

import java.util.Comparator;
import lethe.app.play.PlayedMatch;

/**
 * What a match came to for those who played it.
 *
 * @param how it ended, in a word
 * @param circumstances what one has to know to judge it; empty if nothing
 */
public record Score(boolean won, int points, String how, String circumstances) {
  /** A match that was won is better than one that was not, whatever the points; the best first. */
  public static final Comparator<Score> BEST_FIRST =
      Comparator.comparing(Score::won).thenComparingInt(Score::points).reversed();

  /** That of a match which is over. */
  public static Score of(PlayedMatch match) {
    return new Score(
        match.best().won(),
        match.best().points(),
        match.status().outcome().orElseThrow().how(),
        match.status().circumstances());
  }
}
