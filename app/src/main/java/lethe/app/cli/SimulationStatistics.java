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
      for (Statistic fact : result.statistics()) {
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
    List<String> lines = new ArrayList<>();
    for (SeatedPlayer seated : table) {
      Seat seat = seated.seat();
      MeanChange won = MeanChange.of(first, second, result -> won(result, seat));
      MeanChange points = MeanChange.of(first, second, result -> score(result, seat));
      lines.add(
          LetheCli.MESSAGES.format(
              "sim.than",
              seat,
              number(100 * won.there()),
              signed(100 * won.mean()),
              number(100 * won.error()),
              signed(points.mean()),
              number(points.error())));
    }
    return lines;
  }

  /** The average change of a number over all matches, with its 95% margin of error. */
  private record MeanChange(double there, double mean, double error) {
    static MeanChange of(
        List<SimulatedMatch> first,
        List<SimulatedMatch> second,
        ToIntFunction<SimulatedMatch> number) {
      int n = Math.min(first.size(), second.size());
      long other = 0;
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        int changed = number.applyAsInt(second.get(i));
        long change = (long) changed - number.applyAsInt(first.get(i));
        other += changed;
        sum += change;
        squares += change * change;
      }
      double mean = (double) sum / n;
      double spread = (double) squares / n - mean * mean;
      return new MeanChange((double) other / n, mean, 1.96 * Math.sqrt(spread / n));
    }
  }

  private static int won(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).won() ? 1 : 0;
  }

  private static int score(SimulatedMatch result, Seat seat) {
    return result.outcome().results().get(seat.index()).score();
  }

  private static String signed(double number) {
    return (number > 0 ? "+" : "") + number(number);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
