package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.local.ProgramOutput;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.terminal.Appearance;
import lethe.app.titles.Analyst;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the printed analysis of a match, both complete and stopped early. */
class AnalysisPrinterTest {
  private static final Path FILE = Path.of("match.lethe");

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
  private final ProgramOutput to = new ProgramOutput(out, out, Appearance.of(Map.of(), false));

  private static MatchAnalysis<?, ?, ?> study(Class<?> home, String name) {
    return study(table(home, name));
  }

  private static <C, O, V> MatchAnalysis<C, O, V> study(Table<C, O, V> table) {
    return MatchAnalysis.of(
        table.title(), table.game(), table.match(), table.match().seats().getFirst());
  }

  private static Table<?, ?, ?> table(Class<?> home, String name) {
    String text = Resources.text(home, name + ".lethe");
    return ((Valid<LoadedMatch>) LoadedMatch.of(FILE, text)).value().playBots().table();
  }

  private List<String> printed() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  static Stream<Arguments> matches() {
    return Stream.of(
        Arguments.of(TaSeTitle.class, "whole-match", 5, "lead"),
        Arguments.of(RobotsTitle.class, "whole-match", 5, "points"),
        Arguments.of(EurydiceTitle.class, "he-looks-back", 2, "chance"),
        Arguments.of(RavensTitle.class, "atman-gone", 5, "heuristic"));
  }

  /** Every line is one JSON object. The worth of a move names its unit. */
  @ParameterizedTest
  @MethodSource("matches")
  void everyLineOfJsonOutputIsOneObject(Class<?> home, String name, int last, String unit)
      throws IOException {
    new AnalysisPrinter<>(study(home, name), FILE, true, to).print(1, last);
    List<String> lines = printed();
    for (String line : lines) {
      try (JsonParser json = new JsonFactory().createParser(line)) {
        while (json.nextToken() != null) {
          // Reading to the end is the check.
        }
      }
    }
    assertThat(lines.getFirst()).startsWith("{\"study\":{\"is\":\"analysis-header\",\"game\":");
    assertThat(lines.subList(1, lines.size() - 1))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"move\":{\"is\":\"move\",\"number\":"))
        .anyMatch(line -> line.contains("\"commandEvaluation\":{\"is\":\"" + unit + "\""));
    assertThat(lines.getLast()).startsWith("{\"turning\":{\"is\":\"turning-points\",\"moves\":[");
  }

  /** The values of a move do not depend on the move at which the analysis begins. */
  @Test
  void theAnalysisOfAMoveDoesNotDependOnTheFirstMove() {
    MatchAnalysis<?, ?, ?> analysis = study(EurydiceTitle.class, "he-looks-back");
    new AnalysisPrinter<>(analysis, FILE, true, to).print(3, 4);
    List<String> whole = moves(printed());
    bytes.reset();
    new AnalysisPrinter<>(analysis, FILE, true, to).print(4, 4);
    assertThat(moves(printed())).hasSize(1).first().isEqualTo(whole.getLast());
  }

  private static List<String> moves(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("{\"move\"")).toList();
  }

  /**
   * The results so far and the command that continues are printed once. That command prints all the
   * remaining moves.
   */
  @Test
  void aStoppedAnalysisPrintsItsResultsAndTheCommandToContinue() {
    MatchAnalysis<Command, Observation, View> whole = taSe();
    AtomicReference<AnalysisPrinter<Command, Observation, View>> printer = new AtomicReference<>();
    printer.set(new AnalysisPrinter<>(stoppedAtFifthDecision(whole, printer), FILE, false, to));
    printer.get().print(1, 9);
    List<String> stopped = printed();
    assertThat(stopped)
        .anyMatch(line -> line.startsWith("  Move 4, "))
        .noneMatch(line -> line.startsWith("  Move 5, "))
        .endsWith(
            "Stopped after move 4. Go on with: lethe analyze match.lethe --seat red --moves",
            "5..");
    printer.get().stop();
    assertThat(printed()).isEqualTo(stopped);
    bytes.reset();
    new AnalysisPrinter<>(whole, FILE, false, to).print(5, 9);
    assertThat(printed())
        .noneMatch(line -> line.startsWith("  Move 4, "))
        .anyMatch(line -> line.startsWith("  Move 5, "))
        .anyMatch(line -> line.startsWith("  Move 9, "));
  }

  @SuppressWarnings("unchecked") // the match is one of Ta-Se
  private static MatchAnalysis<Command, Observation, View> taSe() {
    return (MatchAnalysis<Command, Observation, View>) study(TaSeTitle.class, "whole-match");
  }

  /**
   * Returns the analysis with an analyst that stops the printer while the fifth decision is
   * assessed.
   */
  private static MatchAnalysis<Command, Observation, View> stoppedAtFifthDecision(
      MatchAnalysis<Command, Observation, View> analysis,
      AtomicReference<AnalysisPrinter<Command, Observation, View>> printer) {
    Title<Command, Observation, View> title = analysis.title();
    Analyst<Command, Observation, View> usual = title.bots().analyst();
    Analyst<Command, Observation, View> stopping =
        (game, seats, decision, rng, progress) -> {
          if (decision.number() == 5) {
            printer.get().stop();
          }
          return usual.assess(game, seats, decision, rng, progress);
        };
    Title<Command, Observation, View> other =
        new Title<>(
            title.info(),
            title.rules(),
            title.renderer(),
            title.narration(),
            title.tutor(),
            title.texts(),
            title.bots().withAnalyst(stopping),
            title.memory());
    return new MatchAnalysis<>(
        other, analysis.game(), analysis.seats(), analysis.seat(), analysis.decisions());
  }
}
