package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.session.ResultComparison;
import lethe.app.titles.Title;

/**
 * A player's results.
 *
 * @param matches the player's matches, latest last; matches without a human player are excluded
 * @param zone the time zone for dates
 */
public record ResultsReport(List<MatchRecord> matches, ZoneId zone) {
  private static final int MAX_BEST_ON_PAGE = 10;
  private static final int MAX_BEST_IN_SHORT_LIST = 3;

  /** The maximum number of matches in a plot; the latest are used. */
  private static final int MAX_PLOTTED_MATCHES = 60;

  private static final String BARS = "▁▂▃▄▅▆▇█";

  private static final Comparator<MatchRecord> BEST_FIRST =
      Comparator.comparing(MatchRecord::bestResult, ResultComparison.ScoredResult.ORDER).reversed();

  public ResultsReport {
    matches = matches.stream().filter(match -> !match.humanSeats().isEmpty()).toList();
  }

  private ResultsReport forTitle(Title<?, ?, ?> title) {
    return new ResultsReport(
        matches.stream().filter(match -> match.title().id().equals(title.id())).toList(), zone);
  }

  private List<MatchRecord> finishedMatches() {
    return matches.stream().filter(MatchRecord::isOver).toList();
  }

  /**
   * Returns the page about one game: the numbers of matches, the best results, the endings, and the
   * scores over time. Without finished matches, the page says so instead of listing results.
   */
  public String page(Title<?, ?, ?> title) {
    ResultsReport report = forTitle(title);
    List<MatchRecord> finished = report.finishedMatches();
    String head =
        MESSAGES.format("results.header", title.name(), report.matches.size(), finished.size());
    if (finished.isEmpty()) {
      return head + "\n\n" + MESSAGES.format("results.none");
    }
    return Stream.of(
            head,
            "",
            section("results.best", report.bestResults("results.single", MAX_BEST_ON_PAGE)),
            "",
            section(
                "results.endings",
                endings(finished, MatchRecord::endingWithResult, "results.ending")),
            "",
            MESSAGES.format("results.plot", title.scoreUnit()),
            plot(finished))
        .collect(Collectors.joining("\n"));
  }

  private static String section(String head, List<String> lines) {
    return Stream.concat(Stream.of(MESSAGES.format(head)), lines.stream())
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns a summary of one game: the number of matches, the best result, the wins, and the
   * endings. A match that some human players won and others lost is not counted as won or lost.
   */
  public String row(Title<?, ?, ?> title) {
    ResultsReport report = forTitle(title);
    List<MatchRecord> finished = report.finishedMatches();
    List<MatchRecord> counted = finished.stream().filter(match -> !match.isDivided()).toList();
    return finished.stream()
        .min(BEST_FIRST)
        .map(
            best ->
                MESSAGES.format(
                    counted.isEmpty() ? "results.row.divided" : "results.row",
                    report.matches.size(),
                    best.bestPoints(),
                    best.status().caveats(),
                    String.join(", ", endings(finished, MatchRecord::ending, "results.row.ending")),
                    counted.stream().filter(match -> match.bestResult().won()).count(),
                    counted.size()))
        .orElseGet(() -> MESSAGES.format("results.row.none", report.matches.size()));
  }

  /** Returns a short list of the best results of a game, one line each, best first. */
  public List<String> bestResults(Title<?, ?, ?> title) {
    return forTitle(title).bestResults("results.short-list", MAX_BEST_IN_SHORT_LIST);
  }

  private List<String> bestResults(String key, int max) {
    return finishedMatches().stream()
        .sorted(BEST_FIRST)
        .limit(max)
        .map(
            match ->
                MESSAGES.format(
                    key,
                    match.title().pointsText(match.bestPoints()),
                    match.startTimeText(zone),
                    match.resultText()))
        .toList();
  }

  /** Returns one line for each ending with its number of matches, most frequent first. */
  private static List<String> endings(
      List<MatchRecord> finished, Function<MatchRecord, String> nameOfEnding, String key) {
    Map<String, Long> counts =
        finished.stream()
            .collect(Collectors.groupingBy(nameOfEnding, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .map(ending -> MESSAGES.format(key, ending.getValue(), ending.getKey()))
        .toList();
  }

  /**
   * Returns a bar chart with one bar per match, latest on the right, relative to the highest score.
   */
  private static String plot(List<MatchRecord> finished) {
    List<Integer> points =
        finished.stream()
            .skip(Math.max(0, finished.size() - MAX_PLOTTED_MATCHES))
            .map(MatchRecord::bestPoints)
            .toList();
    int best = points.stream().mapToInt(Integer::intValue).max().orElse(0);
    int highest = Math.max(1, best);
    int top = BARS.length() - 1;
    String bars =
        points.stream()
            .map(point -> BARS.charAt(Math.clamp((long) point * top / highest, 0, top)))
            .map(String::valueOf)
            .collect(Collectors.joining());
    return MESSAGES.format("results.bars", bars, best);
  }
}
