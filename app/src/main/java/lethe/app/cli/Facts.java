package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import lethe.app.sim.Simulation.Result;
import lethe.app.titles.Fact;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Seat;

/** What was counted in many matches, a line a kind. */
final class Facts {
  private Facts() {}

  /**
   * How large a share each fact has among those of its kind; and where a match has one of a kind at
   * most, how many of those that have it somebody wins.
   */
  static List<String> of(List<Result> results) {
    Map<String, Map<String, List<Result>>> kinds = new TreeMap<>();
    for (Result result : results) {
      for (Fact fact : result.facts()) {
        kinds
            .computeIfAbsent(fact.of(), _ -> new TreeMap<>())
            .computeIfAbsent(fact.what(), _ -> new ArrayList<>())
            .add(result);
      }
    }
    List<String> lines = new ArrayList<>();
    kinds.forEach((of, facts) -> lines.add(Lethe.SAY.say("sim.facts", of, line(facts))));
    return lines;
  }

  private static String line(Map<String, List<Result>> facts) {
    long all = facts.values().stream().mapToLong(List::size).sum();
    boolean single = facts.values().stream().flatMap(List::stream).distinct().count() == all;
    return facts.entrySet().stream()
        .sorted(Comparator.comparingInt(fact -> -fact.getValue().size()))
        .map(fact -> one(fact.getKey(), fact.getValue(), all, single))
        .collect(Collectors.joining(", "));
  }

  private static String one(String what, List<Result> results, long all, boolean single) {
    String share = number(100.0 * results.size() / all);
    long won =
        results.stream()
            .filter(result -> result.outcome().standings().stream().anyMatch(Standing::won))
            .count();
    return single
        ? Lethe.SAY.say("sim.fact.won", what, share, number(100.0 * won / results.size()))
        : Lethe.SAY.say("sim.fact", what, share);
  }

  /**
   * By how much each seat wins more or less often, and scores more or less, when the same matches
   * are played otherwise.
   */
  static List<String> change(List<Result> here, List<Result> there, List<Seated> table) {
    List<String> lines = new ArrayList<>();
    for (Seated seated : table) {
      Seat seat = seated.seat();
      Change won = Change.of(here, there, result -> won(result, seat));
      Change points = Change.of(here, there, result -> score(result, seat));
      lines.add(
          Lethe.SAY.say(
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

  /** How a number of each match changes on average, and how far off that may be. */
  private record Change(double there, double mean, double error) {
    static Change of(List<Result> here, List<Result> there, ToIntFunction<Result> number) {
      int n = Math.min(here.size(), there.size());
      long other = 0;
      long sum = 0;
      long squares = 0;
      for (int i = 0; i < n; i++) {
        int changed = number.applyAsInt(there.get(i));
        long change = (long) changed - number.applyAsInt(here.get(i));
        other += changed;
        sum += change;
        squares += change * change;
      }
      double mean = (double) sum / n;
      double spread = (double) squares / n - mean * mean;
      return new Change((double) other / n, mean, 1.96 * Math.sqrt(spread / n));
    }
  }

  private static int won(Result result, Seat seat) {
    return result.outcome().standings().get(seat.index()).won() ? 1 : 0;
  }

  private static int score(Result result, Seat seat) {
    return result.outcome().standings().get(seat.index()).score();
  }

  private static String signed(double number) {
    return (number > 0 ? "+" : "") + number(number);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
