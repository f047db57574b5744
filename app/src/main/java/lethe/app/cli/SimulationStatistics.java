package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lethe.app.sim.Simulation.SimulatedMatch;
import lethe.app.titles.Statistic;
import lethe.engine.core.ConfidenceInterval;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;

/** Statistics over many matches, with one line for each kind of fact. */
final class SimulationStatistics {
  private SimulationStatistics() {}

  /**
   * Returns the share of each fact within its kind. If every match has at most one fact of a kind,
   * also returns the number of matches with the fact that have a winner.
   */
  static List<String> lines(List<SimulatedMatch> results) {
    Map<String, Map<String, List<SimulatedMatch>>> kinds = new TreeMap<>();
    for (SimulatedMatch result : results) {
      for (Statistic fact : result.facts()) {
        kinds
            .computeIfAbsent(fact.category(), _ -> new TreeMap<>())
            .computeIfAbsent(fact.value(), _ -> new ArrayList<>())
            .add(result);
      }
    }
    List<String> lines = new ArrayList<>();
    kinds.forEach((of, facts) -> lines.add(LetheCli.MESSAGES.format("sim.facts", of, line(facts))));
    return lines;
  }

  private static String line(Map<String, List<SimulatedMatch>> facts) {
    long all = facts.values().stream().mapToLong(List::size).sum();
    boolean single = facts.values().stream().flatMap(List::stream).distinct().count() == all;
    return facts.entrySet().stream()
        .sorted(Comparator.comparingInt(fact -> -fact.getValue().size()))
        .map(fact -> line(fact.getKey(), fact.getValue(), all, single))
        .collect(Collectors.joining(", "));
  }

  private static String line(String label, List<SimulatedMatch> results, long all, boolean single) {
    String share = number(100.0 * results.size() / all);
    long won =
        results.stream()
            .filter(result -> result.outcome().results().stream().anyMatch(SeatResult::won))
            .count();
    return single
        ? LetheCli.MESSAGES.format(
            "sim.fact.won", label, share, number(100.0 * won / results.size()))
        : LetheCli.MESSAGES.format("sim.fact", label, share);
  }

  /**
   * Returns the changes of the share of wins and of the average score of each seat when the same
   * matches are played under other conditions.
   */
  static List<String> comparison(
      List<SimulatedMatch> first, List<SimulatedMatch> second, List<SeatedPlayer> table) {
    int n = Math.min(first.size(), second.size());
    List<String> lines = new ArrayList<>();
    for (SeatedPlayer seated : table) {
      Seat seat = seated.seat();
      int won = 0;
      int gained = 0;
      int lost = 0;
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        boolean after = won(second.get(i), seat);
        boolean before = won(first.get(i), seat);
        won += after ? 1 : 0;
        gained += after && !before ? 1 : 0;
        lost += before && !after ? 1 : 0;
        long change = (long) score(second.get(i), seat) - score(first.get(i), seat);
        sum += change;
        squares += change * change;
      }
      ConfidenceInterval interval = ConfidenceInterval.ofDifference(gained, lost, n);
      lines.add(
          LetheCli.MESSAGES.format(
              "sim.than",
              seat,
              number(100.0 * won / n),
              signed(100.0 * (gained - lost) / n),
              signed(100 * Math.max(-1, interval.low())),
              signed(100 * Math.min(1, interval.high())),
              points(n, sum, squares)));
    }
    return lines;
  }

  /** Returns the average change of the points, with its error if there is one. */
  private static String points(int n, long sum, long squares) {
    String mean = signed((double) sum / n);
    return ConfidenceInterval.ofMean(n, sum, squares)
        .map(
            interval ->
                LetheCli.MESSAGES.format(
                    "sim.than.points", mean, signed(interval.low()), signed(interval.high())))
        .orElseGet(() -> LetheCli.MESSAGES.format(n < 2 ? "sim.than.few" : "sim.than.same", mean));
  }

  private static boolean won(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).won();
  }

  private static int score(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).score();
  }

  private static String signed(double number) {
    String rounded = number(number);
    return rounded.equals("-0.0") ? "0.0" : (number > 0 ? "+" : "") + rounded;
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
