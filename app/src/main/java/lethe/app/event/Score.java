package lethe.app.event;

import java.util.Comparator;
import lethe.app.play.MatchRecord;

/**
 * The result of a match in an event.
 *
 * @param ending a keyword for the ending of the match
 * @param caveats the caveats about the result, as text; may be empty
 */
public record Score(boolean won, int points, String ending, String caveats) {
  /**
   * Orders scores from best to worst. A won match is better than a lost one, regardless of the
   * points.
   */
  public static final Comparator<Score> BEST_FIRST =
      Comparator.comparing(Score::won).thenComparingInt(Score::points).reversed();

  /**
   * Returns the score of a finished match: the best result of its human players, or of all seats if
   * there were none.
   */
  public static Score of(MatchRecord match) {
    return new Score(
        match.bestResult().won(),
        match.bestResult().points(),
        match.status().outcome().orElseThrow().ending(),
        match.status().caveats());
  }
}
