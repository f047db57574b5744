package lethe.app.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The frames of a replay as JSON for the page's script. {@code rows} and {@code words} contain each
 * row and message once, and {@code steps} refers to them by index. A row alternates between text
 * and the CSS classes that draw it.
 */
final class ReplayJson {
  private final Map<String, Integer> rows = new LinkedHashMap<>();
  private final Map<String, Integer> words = new LinkedHashMap<>();

  private ReplayJson() {}

  static String of(HtmlReplay replay) {
    ReplayJson json = new ReplayJson();
    String steps = joined(replay.steps(), json::step);
    return String.format(
        Locale.ROOT,
        "{\"rows\":%s,\n\"words\":%s,\n\"steps\":%s}",
        list(json.rows),
        list(json.words),
        steps);
  }

  private String step(HtmlReplay.ReplayStep step) {
    return String.format(
        Locale.ROOT,
        "{\"stage\":%s,\"rows\":%s,\"words\":%s}",
        HtmlEscaper.json(step.stage()),
        joined(StyledRun.rows(step.frame()), row -> number(rows, joined(row, ReplayJson::run))),
        joined(step.boardText(), sentence -> number(words, HtmlEscaper.json(sentence))));
  }

  private static String run(StyledRun run) {
    return HtmlEscaper.json(run.characters()) + "," + HtmlEscaper.json(run.classes());
  }

  private static String number(Map<String, Integer> known, String one) {
    known.putIfAbsent(one, known.size());
    return String.valueOf(known.get(one));
  }

  private static String list(Map<String, Integer> known) {
    return "[" + String.join(",\n", known.keySet()) + "]";
  }

  private static <T> String joined(List<T> items, Function<T, String> written) {
    return items.stream().map(written).collect(Collectors.joining(",", "[", "]"));
  }
}
