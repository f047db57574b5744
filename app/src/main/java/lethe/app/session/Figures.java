package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import lethe.app.frame.Text;

/**
 * A finished match compared with the player's earlier matches of the same game with the same seats
 * and options.
 *
 * @param own the result of this match
 * @param former the results of the earlier matches, in any order
 * @param leftOut the number of earlier matches that do not count because their deal could be known
 * @param counted whether this match counts, and if not, why
 */
public record Figures(Result own, List<Result> former, int leftOut, Counted counted) {
  /** The result of one match. */
  public record Result(boolean won, int points) {
    /** Orders results; any win is better than any loss, regardless of points. */
    public static final Comparator<Result> ORDER =
        Comparator.comparing(Result::won).thenComparingInt(Result::points);
  }

  /** Whether a match counts. */
  public enum Counted {
    YES,
    /** It does not count because its deal could be known. */
    KNOWN,
    /** It does not count because it is not saved. */
    UNKEPT
  }

  public Figures {
    former = List.copyOf(former);
  }

  /**
   * Returns the comparison in sentences.
   *
   * @param points formats a score
   */
  List<Text> lines(IntFunction<String> points) {
    List<String> lines = new ArrayList<>();
    int all = former.size() + (counted == Counted.YES ? 1 : 0);
    lines.add(
        switch (counted) {
          case YES -> MESSAGES.format("figures.match", all, points.apply(own.points()));
          case KNOWN -> MESSAGES.format("figures.known", points.apply(own.points()));
          case UNKEPT -> MESSAGES.format("figures.unkept", points.apply(own.points()));
        });
    if (!former.isEmpty()) {
      Result best = former.stream().max(Result.ORDER).orElseThrow();
      double mean = former.stream().mapToInt(Result::points).average().orElseThrow();
      lines.add(
          former.size() == 1
              ? MESSAGES.format("figures.one", points.apply(best.points()))
              : MESSAGES.format(
                  "figures.former",
                  former.size(),
                  best.points(),
                  String.format(Locale.ROOT, "%.1f", mean),
                  former.stream().filter(Result::won).count()));
      if (counted == Counted.YES && Result.ORDER.compare(own, best) > 0) {
        lines.add(MESSAGES.format("figures.best"));
      }
    }
    if (leftOut > 0) {
      lines.add(MESSAGES.format("figures.left-out", leftOut));
    }
    return lines.stream().map(line -> Text.plain("  " + line)).toList();
  }
}
