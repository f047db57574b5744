package lethe.app.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.session.Figures;
import lethe.app.titles.Title;

/** What somebody's matches of a game came to. */
final class Results {
  /** The best that are named. */
  private static final int BEST = 10;

  /** So many matches a plot shows at most, the latest. */
  private static final int PLOTTED = 60;

  private static final String BARS = "▁▂▃▄▅▆▇█";

  private Results() {}

  /** The best of them, how they ended, and the points over time. */
  static String of(List<Kept> all, Title<?, ?, ?> title) {
    List<Kept> own = all.stream().filter(kept -> kept.title().id().equals(title.id())).toList();
    List<Kept> over = own.stream().filter(kept -> kept.status().isOver()).toList();
    String head = Lethe.SAY.say("results.head", title.name(), own.size(), over.size());
    if (over.isEmpty()) {
      return head + "\n\n" + Lethe.SAY.say("results.none");
    }
    return Stream.of(
            head,
            "",
            best(over),
            "",
            howTheyEnded(over),
            "",
            Lethe.SAY.say("results.plot", title.points()),
            plot(over))
        .collect(Collectors.joining("\n"));
  }

  private static String best(List<Kept> over) {
    return Stream.concat(
            Stream.of(Lethe.SAY.say("results.best")),
            over.stream()
                .sorted(Comparator.comparing(Kept::best, Figures.Result.ORDER).reversed())
                .limit(BEST)
                .map(
                    kept -> Lethe.SAY.say("results.one", kept.points(), kept.day(), kept.result())))
        .collect(Collectors.joining("\n"));
  }

  /** How often each ending came about, the most frequent first. */
  static List<Map.Entry<String, Long>> endings(List<Kept> over) {
    Map<String, Long> counts =
        over.stream()
            .collect(
                Collectors.groupingBy(
                    kept -> kept.status().outcome().orElseThrow().how(),
                    TreeMap::new,
                    Collectors.counting()));
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .toList();
  }

  private static String howTheyEnded(List<Kept> over) {
    return Stream.concat(
            Stream.of(Lethe.SAY.say("results.endings")),
            endings(over).stream()
                .map(
                    ending ->
                        Lethe.SAY.say(
                            "results.ending",
                            ending.getValue(),
                            ending.getKey().replace('-', ' '))))
        .collect(Collectors.joining("\n"));
  }

  /** A bar a match, the latest on the right; as high as its points are beside the most. */
  static String plot(List<Kept> over) {
    List<Integer> points =
        over.stream().skip(Math.max(0, over.size() - PLOTTED)).map(Kept::score).toList();
    int most = Math.max(1, points.stream().mapToInt(Integer::intValue).max().orElse(0));
    String bars =
        points.stream()
            .map(point -> BARS.charAt(Math.clamp((long) point * (BARS.length() - 1) / most, 0, 7)))
            .map(String::valueOf)
            .collect(Collectors.joining());
    return Lethe.SAY.say("results.bars", bars, most);
  }
}
