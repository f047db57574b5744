package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import lethe.app.frame.Text;

/**
 * A finished match compared with the player's earlier matches of the same game with the same
 * options, and the same players in the same seats.
 *
 * @param matchResult the result of this match
 * @param earlierResults the results of the earlier matches, in any order
 * @param excludedCount the number of earlier matches that do not count because their deal could
 *     have been known
 * @param countStatus whether this match counts, or the reason why not
 * @param conceded whether this match ended because a player conceded, so that its score is not a
 *     total
 */
public record ResultComparison(
    ScoredResult matchResult,
    List<ScoredResult> earlierResults,
    int excludedCount,
    CountStatus countStatus,
    boolean conceded) {
  /** The result of one match. */
  public record ScoredResult(boolean won, int points) {
    /** Orders results; any win is better than any loss, regardless of points. */
    public static final Comparator<ScoredResult> ORDER =
        Comparator.comparing(ScoredResult::won).thenComparingInt(ScoredResult::points);
  }

  /** Whether a match counts in comparisons, or why not. */
  public enum CountStatus {
    /** It counts. */
    COUNTS,
    /** It does not count because its deal could have been known. */
    DEAL_KNOWN,
    /** It does not count because it is not saved. */
    NOT_SAVED
  }

  public ResultComparison {
    earlierResults = List.copyOf(earlierResults);
  }

  /**
   * Returns the comparison as text.
   *
   * @param points formats a score
   */
  List<Text> lines(IntFunction<String> points) {
    List<String> lines = new ArrayList<>();
    String score = points.apply(matchResult.points());
    String ownResult = conceded ? MESSAGES.format("past-results.conceded", score) : score;
    int all = earlierResults.size() + (countStatus == CountStatus.COUNTS ? 1 : 0);
    lines.add(
        switch (countStatus) {
          case COUNTS -> MESSAGES.format("past-results.match", all, ownResult);
          case DEAL_KNOWN -> MESSAGES.format("past-results.deal-known", ownResult);
          case NOT_SAVED -> MESSAGES.format("past-results.not-saved", ownResult);
        });
    if (!earlierResults.isEmpty()) {
      ScoredResult best = earlierResults.stream().max(ScoredResult.ORDER).orElseThrow();
      double mean = earlierResults.stream().mapToInt(ScoredResult::points).average().orElseThrow();
      lines.add(
          earlierResults.size() == 1
              ? MESSAGES.format("past-results.single", points.apply(best.points()))
              : MESSAGES.format(
                  "past-results.summary",
                  earlierResults.size(),
                  best.points(),
                  String.format(Locale.ROOT, "%.1f", mean),
                  earlierResults.stream().filter(ScoredResult::won).count()));
      if (countStatus == CountStatus.COUNTS
          && !conceded
          && ScoredResult.ORDER.compare(matchResult, best) > 0) {
        lines.add(MESSAGES.format("past-results.best"));
      }
    }
    if (excludedCount > 0) {
      lines.add(MESSAGES.format("past-results.excluded", excludedCount));
    }
    return lines.stream().map(line -> Text.plain("  " + line)).toList();
  }
}
