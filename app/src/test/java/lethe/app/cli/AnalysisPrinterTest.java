package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import lethe.app.json.JsonReader;
import lethe.app.local.ProgramOutput;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.terminal.Appearance;
import lethe.app.text.Resources;
import lethe.app.titles.Analyst;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
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
  private final ProgramOutput output = new ProgramOutput(out, out, Appearance.of(Map.of(), false));

  private static MatchAnalysis<?, ?, ?> analysisOf(Class<?> type, String name) {
    return analysisOf(table(type, name));
  }

  private static <C, O, V> MatchAnalysis<C, O, V> analysisOf(Table<C, O, V> table) {
    return MatchAnalysis.of(
        table.title(), table.game(), table.match(), table.match().seats().getFirst());
  }

  private static Table<?, ?, ?> table(Class<?> type, String name) {
    String text = Resources.text(type, name + ".lethe");
    return ((Valid<LoadedMatch>) LoadedMatch.of(FILE, text)).value().playBots().table();
  }

  private List<String> outputLines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  static Stream<Arguments> matches() {
    return Stream.of(
        Arguments.of(TaSeTitle.class, "whole-match", 9, "lead"),
        Arguments.of(RobotsTitle.class, "whole-match", 9, "points"),
        Arguments.of(EurydiceTitle.class, "he-looks-back", 4, "chance"),
        Arguments.of(RavensTitle.class, "atman-gone", 9, "heuristic"));
  }

  /** The evaluation of a move names its unit. */
  @ParameterizedTest
  @MethodSource("matches")
  void jsonOutputHasOneObjectPerLine(Class<?> type, String name, int lastMove, String unit)
      throws IOException {
    new AnalysisPrinter<>(analysisOf(type, name), FILE, true, output).print(1, lastMove);
    List<String> lines = outputLines();
    assertThat(lines)
        .allSatisfy(line -> assertThat(JsonReader.read(line)).containsInstanceOf(Map.class));

    assertThat(lines.getFirst()).startsWith("{\"study\":{\"is\":\"analysis-header\",\"game\":");
    assertThat(lines.subList(1, lines.size() - 1))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"move\":{\"is\":\"move\",\"number\":"))
        .anyMatch(line -> line.contains("\"commandEvaluation\":{\"is\":\"" + unit + "\""));
    assertThat(lines.getLast()).startsWith("{\"turning\":{\"is\":\"turning-points\",\"moves\":[");
  }

  @Test
  void theRequestedRangeDoesNotAffectTheAnalysisOfAMove() {
    MatchAnalysis<?, ?, ?> analysis = analysisOf(EurydiceTitle.class, "he-looks-back");
    new AnalysisPrinter<>(analysis, FILE, true, output).print(3, 4);
    List<String> fullAnalysis = moveLines(outputLines());
    bytes.reset();
    new AnalysisPrinter<>(analysis, FILE, true, output).print(4, 4);
    assertThat(moveLines(outputLines())).hasSize(1).first().isEqualTo(fullAnalysis.getLast());
  }

  private static List<String> moveLines(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("{\"move\"")).toList();
  }

  /**
   * The results are not printed again if the analysis is stopped twice. The command analyzes the
   * remaining moves.
   */
  @Test
  void aStoppedAnalysisPrintsItsResultsAndTheCommandToContinue() {
    MatchAnalysis<Command, Observation, View> fullAnalysis = taSeAnalysis();
    AtomicReference<AnalysisPrinter<Command, Observation, View>> printer = new AtomicReference<>();
    printer.set(
        new AnalysisPrinter<>(stoppedAtFifthDecision(fullAnalysis, printer), FILE, false, output));
    printer.get().print(1, 20);
    List<String> stoppedLines = outputLines();
    assertThat(stoppedLines)
        .anyMatch(line -> line.startsWith("  Moment 7, "))
        .noneMatch(line -> line.matches("  Moments? 10\\b.*"))
        .endsWith(
            "Stopped after moment 7. To continue: lethe analyze match.lethe --seat red",
            "--moves 8..");
    printer.get().stop();
    assertThat(outputLines()).isEqualTo(stoppedLines);
    bytes.reset();
    new AnalysisPrinter<>(fullAnalysis, FILE, false, output).print(8, 20);
    assertThat(outputLines())
        .noneMatch(line -> line.startsWith("  Moment 7, "))
        .anyMatch(line -> line.matches("  Moments? 10\\b.*"));
  }

  @Test
  void consecutiveMovesWithoutMistakesShareOneLine() {
    new AnalysisPrinter<>(taSeAnalysis(), FILE, false, output).print(20, 29);
    assertThat(outputLines())
        .contains("  Moments 21 to 28: 4 moves without a mistake.")
        .noneMatch(line -> line.matches("  Moment 2[1-8],.*"));
  }

  @SuppressWarnings("unchecked") // the match is a match of Ta-Se
  private static MatchAnalysis<Command, Observation, View> taSeAnalysis() {
    return (MatchAnalysis<Command, Observation, View>) analysisOf(TaSeTitle.class, "whole-match");
  }

  /**
   * Returns a copy of an analysis whose analyst stops the printer while it assesses the fifth
   * decision.
   */
  private static MatchAnalysis<Command, Observation, View> stoppedAtFifthDecision(
      MatchAnalysis<Command, Observation, View> analysis,
      AtomicReference<AnalysisPrinter<Command, Observation, View>> printer) {
    Title<Command, Observation, View> title = analysis.title();
    Analyst<Command, Observation, View> original = title.bots().analyst();
    Analyst<Command, Observation, View> stoppingAnalyst =
        (game, seats, decision, rng, progress) -> {
          if (decision.number() == 5) {
            printer.get().stop();
          }
          return original.assess(game, seats, decision, rng, progress);
        };
    Title<Command, Observation, View> modifiedTitle =
        new Title<>(
            title.info(),
            title.rules(),
            title.renderer(),
            title.narration(),
            title.tutor(),
            title.texts(),
            title.bots().withAnalyst(stoppingAnalyst),
            title.memory());
    return new MatchAnalysis<>(
        modifiedTitle,
        analysis.game(),
        analysis.seats(),
        analysis.lastMoment(),
        analysis.seat(),
        analysis.decisions());
  }
}
