package lethe.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lethe.app.sim.Simulation.Result;
import lethe.app.titles.Fact;
import lethe.engine.core.Outcome.Standing;

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

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
