package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import lethe.app.frame.Text;

/**
 * A match that is over beside the former ones of whoever played it, of the same game, at the same
 * table and with the same options.
 *
 * @param own how it came out
 * @param former how those before it did, in any order
 * @param leftOut how many more there were whose deal could be known
 * @param counted whether it will stand among them itself, and if not, why
 */
public record Figures(Result own, List<Result> former, int leftOut, Counted counted) {
  /** How one match came out. */
  public record Result(boolean won, int points) {
    /** A match that was won is better than one that was not, whatever the points. */
    public static final Comparator<Result> ORDER =
        Comparator.comparing(Result::won).thenComparingInt(Result::points);
  }

  /** Whether a match counts among others. */
  public enum Counted {
    YES,
    /** What was dealt could be known before. */
    KNOWN,
    /** It is kept nowhere. */
    UNKEPT
  }

  public Figures {
    former = List.copyOf(former);
  }

  /**
   * In sentences.
   *
   * @param points how so many of them are called
   */
  List<Text> lines(IntFunction<String> points) {
    List<String> lines = new ArrayList<>();
    int all = former.size() + (counted == Counted.YES ? 1 : 0);
    lines.add(
        switch (counted) {
          case YES -> SAY.say("figures.match", all, points.apply(own.points()));
          case KNOWN -> SAY.say("figures.known", points.apply(own.points()));
          case UNKEPT -> SAY.say("figures.unkept", points.apply(own.points()));
        });
    if (!former.isEmpty()) {
      Result best = former.stream().max(Result.ORDER).orElseThrow();
      double mean = former.stream().mapToInt(Result::points).average().orElseThrow();
      lines.add(
          former.size() == 1
              ? SAY.say("figures.one", points.apply(best.points()))
              : SAY.say(
                  "figures.former",
                  former.size(),
                  best.points(),
                  String.format(Locale.ROOT, "%.1f", mean),
                  former.stream().filter(Result::won).count()));
      if (counted == Counted.YES && Result.ORDER.compare(own, best) > 0) {
        lines.add(SAY.say("figures.best"));
      }
    }
    if (leftOut > 0) {
      lines.add(SAY.say("figures.left-out", leftOut));
    }
    return lines.stream().map(line -> Text.plain("  " + line)).toList();
  }
}
