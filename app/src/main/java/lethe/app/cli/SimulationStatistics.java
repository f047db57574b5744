package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import lethe.app.sim.Simulation.SimulatedMatch;
import lethe.app.titles.Statistic;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Outcome.SeatResult;
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
   * Compares matches with the same seeds under other conditions. Returns one line for each seat,
   * with the change of its share of wins, in percentage points, and of its average score.
   */
  static List<String> comparison(
      List<SimulatedMatch> first, List<SimulatedMatch> second, List<SeatedPlayer> seatedPlayers) {
    List<String> lines = new ArrayList<>();
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      Seat seat = seatedPlayer.seat();
      MeanChange winChange = MeanChange.of(first, second, result -> winCount(result, seat));
      MeanChange scoreChange = MeanChange.of(first, second, result -> score(result, seat));
      lines.add(
          LetheCli.MESSAGES.format(
              "sim.comparison",
              seat,
              format(100 * winChange.newMean()),
              formatSigned(100 * winChange.mean()),
              format(100 * winChange.marginOfError()),
              formatSigned(scoreChange.mean()),
              format(scoreChange.marginOfError())));
    }
    return lines;
  }

  /**
   * The average change of a number over all matches, with its 95% margin of error.
   *
   * @param newMean the average under the other conditions
   * @param mean the average change
   */
  private record MeanChange(double newMean, double mean, double marginOfError) {
    static MeanChange of(
        List<SimulatedMatch> first,
        List<SimulatedMatch> second,
        ToIntFunction<SimulatedMatch> number) {
      int n = Math.min(first.size(), second.size());
      long newSum = 0;
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        int newValue = number.applyAsInt(second.get(i));
        long change = (long) newValue - number.applyAsInt(first.get(i));
        newSum += newValue;
        sum += change;
        squares += change * change;
      }
      double mean = (double) sum / n;
      double variance = (double) squares / n - mean * mean;
      return new MeanChange((double) newSum / n, mean, 1.96 * Math.sqrt(variance / n));
    }
  }

  private static int winCount(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).won() ? 1 : 0;
  }

  private static int score(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).score();
  }

  private static String formatSigned(double number) {
    return (number > 0 ? "+" : "") + format(number);
  }

  private static String format(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
