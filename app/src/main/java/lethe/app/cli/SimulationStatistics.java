package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lethe.app.sim.Simulation.SimulatedMatch;
import lethe.app.titles.Statistic;
import lethe.engine.core.ConfidenceInterval;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** Formats the statistics of many simulated matches. */
final class SimulationStatistics {
  private SimulationStatistics() {}

  /**
   * Returns one line for each category of statistics, with the share of each value in percent, most
   * frequent first. If no match has more than one value of a category, the line also contains the
   * percentage of matches with each value that have a winner.
   */
  static List<String> lines(List<SimulatedMatch> results) {
    Map<String, Map<String, List<SimulatedMatch>>> resultsByStatistic = new TreeMap<>();
    for (SimulatedMatch result : results) {
      for (Statistic statistic : result.statistics()) {
        resultsByStatistic
            .computeIfAbsent(statistic.category(), _ -> new TreeMap<>())
            .computeIfAbsent(statistic.value(), _ -> new ArrayList<>())
            .add(result);
      }
    }
    List<String> lines = new ArrayList<>();
    resultsByStatistic.forEach(
        (category, resultsByValue) ->
            lines.add(LetheCli.MESSAGES.format("sim.category", category, line(resultsByValue))));
    return lines;
  }

  private static String line(Map<String, List<SimulatedMatch>> resultsByValue) {
    long total = resultsByValue.values().stream().mapToLong(List::size).sum();
    boolean atMostOncePerMatch =
        resultsByValue.values().stream().flatMap(List::stream).distinct().count() == total;
    return resultsByValue.entrySet().stream()
        .sorted(Comparator.comparingInt(entry -> -entry.getValue().size()))
        .map(entry -> line(entry.getKey(), entry.getValue(), total, atMostOncePerMatch))
        .collect(Collectors.joining(", "));
  }

  private static String line(
      String value, List<SimulatedMatch> results, long total, boolean atMostOncePerMatch) {
    String share = format(100.0 * results.size() / total);
    long wins =
        results.stream()
            .filter(result -> result.outcome().results().stream().anyMatch(SeatResult::won))
            .count();
    return atMostOncePerMatch
        ? LetheCli.MESSAGES.format(
            "sim.share-won", value, share, format(100.0 * wins / results.size()))
        : LetheCli.MESSAGES.format("sim.share", value, share);
  }

  /**
   * The change of the results of a seat between two simulations with the same seeds.
   *
   * @param matches the number of seeds
   * @param wins the share of wins after the change
   * @param winDifference the change of the share of wins
   * @param winInterval the 95% confidence interval of that change
   * @param pointDifference the change of the average score
   * @param pointInterval the 95% confidence interval of that change; empty if there is none
   */
  record Comparison(
      Seat seat,
      int matches,
      double wins,
      double winDifference,
      ConfidenceInterval winInterval,
      double pointDifference,
      Optional<ConfidenceInterval> pointInterval) {
    String line() {
      return LetheCli.MESSAGES.format(
          "sim.comparison",
          seat,
          format(100 * wins),
          formatSigned(100 * winDifference),
          formatSigned(100 * Math.max(-1, winInterval.low())),
          formatSigned(100 * Math.min(1, winInterval.high())),
          points());
    }

    /** Returns the change of the score with its interval, or with the reason why there is none. */
    private String points() {
      String mean = formatSigned(pointDifference);
      return pointInterval
          .map(
              interval ->
                  LetheCli.MESSAGES.format(
                      "sim.change",
                      mean,
                      formatSigned(interval.low()),
                      formatSigned(interval.high())))
          .orElseGet(
              () ->
                  LetheCli.MESSAGES.format(
                      matches < 2 ? "sim.change.too-few" : "sim.change.constant", mean));
    }
  }

  /** Compares, for each seat, the matches with the same seeds before and after a change. */
  static List<Comparison> compare(
      List<SimulatedMatch> before, List<SimulatedMatch> after, List<SeatedPlayer> seatedPlayers) {
    int n = Math.min(before.size(), after.size());
    List<Comparison> comparisons = new ArrayList<>();
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      Seat seat = seatedPlayer.seat();
      int wins = 0;
      int gainedCount = 0;
      int lostCount = 0;
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        boolean wonAfter = won(after.get(i), seat);
        boolean wonBefore = won(before.get(i), seat);
        wins += wonAfter ? 1 : 0;
        gainedCount += wonAfter && !wonBefore ? 1 : 0;
        lostCount += wonBefore && !wonAfter ? 1 : 0;
        long change = (long) score(after.get(i), seat) - score(before.get(i), seat);
        sum += change;
        squares += change * change;
      }
      comparisons.add(
          new Comparison(
              seat,
              n,
              (double) wins / n,
              (double) (gainedCount - lostCount) / n,
              ConfidenceInterval.ofDifference(gainedCount, lostCount, n),
              (double) sum / n,
              ConfidenceInterval.ofMean(n, sum, squares)));
    }
    return comparisons;
  }

  /**
   * The results of a player in all seats.
   *
   * @param matches the number of matches
   * @param wins the share of wins
   * @param interval the 95% confidence interval of that share; empty if there is none
   */
  record PlayerSummary(
      Player player, int matches, double wins, Optional<ConfidenceInterval> interval) {
    String line() {
      return interval
          .map(
              range ->
                  LetheCli.MESSAGES.format(
                      "sim.player",
                      player,
                      format(100 * wins),
                      matches,
                      format(100 * Math.max(0, range.low())),
                      format(100 * Math.min(1, range.high()))))
          .orElseGet(
              () ->
                  LetheCli.MESSAGES.format(
                      "sim.player.constant", player, format(100 * wins), matches));
    }
  }

  /**
   * Returns the results of each player in all seats.
   *
   * @param results for each number of seats by which the players moved forward, beginning with 0,
   *     the results of the same seeds
   * @param seatedPlayers the players in their first seats
   */
  static List<PlayerSummary> playerSummaries(
      List<List<SimulatedMatch>> results, List<SeatedPlayer> seatedPlayers) {
    int n = results.getFirst().size();
    int rounds = results.size();
    List<PlayerSummary> players = new ArrayList<>();
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        long wins = 0;
        for (int offset = 0; offset < rounds; offset++) {
          int seat = (seatedPlayer.seat().index() + offset) % rounds;
          wins += results.get(offset).get(i).outcome().results().get(seat).won() ? 1 : 0;
        }
        sum += wins;
        squares += wins * wins;
      }
      Optional<ConfidenceInterval> interval =
          ConfidenceInterval.ofMean(n, sum, squares)
              .map(
                  range ->
                      new ConfidenceInterval(range.center() / rounds, range.margin() / rounds));
      players.add(
          new PlayerSummary(
              seatedPlayer.player(), n * rounds, (double) sum / (n * rounds), interval));
    }
    return players;
  }

  private static boolean won(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).won();
  }

  private static int score(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).score();
  }

  private static String formatSigned(double number) {
    String rounded = format(number);
    return rounded.equals("-0.0") ? "0.0" : (number > 0 ? "+" : "") + rounded;
  }

  static String format(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
