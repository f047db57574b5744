package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import lethe.app.analysis.AnalysisReport;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.page.Console;
import lethe.app.page.Screen;
import lethe.app.runner.PageRunner;
import lethe.app.session.ReviewEffect.AnalyzeMove;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Seat;

/** Analyzes moves of a reviewed match in the background. */
final class MoveAnalysisTask<C, O, V> extends BackgroundTask<List<String>> {
  private final Table<C, O, V> table;
  private final Console console;
  private final Map<Seat, MatchAnalysis<C, O, V>> analyses = new HashMap<>();
  private final Map<AnalyzeMove, List<String>> results = new HashMap<>();

  /**
   * Creates an instance without a request.
   *
   * @param runner shows the review; its thread calls the receivers of the results
   */
  MoveAnalysisTask(Table<C, O, V> table, PageRunner runner, TaskRunner taskRunner) {
    super(taskRunner, runner, runner.console().replacesScreens());
    this.table = table;
    this.console = runner.console();
  }

  /**
   * Requests the analysis of a move.
   *
   * @param reply receives the result as soon as it is available
   */
  void request(AnalyzeMove request, Consumer<List<String>> reply) {
    List<String> knownResult = results.get(request);
    if (knownResult != null) {
      reply.accept(knownResult);
    } else if (!table.match().turn().isOver()) {
      reply.accept(List.of(MESSAGES.format("analysis.match-not-over")));
    } else {
      // The prompt shows the progress.
      start(
          progress -> analyze(request, progress),
          _ -> {},
          lines -> {
            results.put(request, lines);
            reply.accept(lines);
          });
    }
  }

  /**
   * While an analysis is pending, returns the screen with the progress in its prompt, or holds back
   * the lines of a script.
   */
  Screen decorate(Screen screen) {
    if (!isPending()) {
      return screen;
    }
    String prompt = screen.prompt();
    String startedKey =
        console.replacesScreens() ? "move-analysis.started" : "move-analysis.started.lines";
    return console.holdsLines()
        ? screen.withLines(List.of(), false).continuingWithoutInput()
        : screen.withPrompt(
            percent().stream()
                .mapToObj(percent -> MESSAGES.format("move-analysis.progress", percent, prompt))
                .findFirst()
                .orElseGet(() -> MESSAGES.format(startedKey, prompt)));
  }

  @Override
  List<String> stop() {
    cancel();
    return List.of(MESSAGES.format("move-analysis.stopped"));
  }

  private List<String> analyze(AnalyzeMove request, ProgressListener progress) {
    MatchAnalysis<C, O, V> analysis = analysisFor(request.seat());
    return analysis.decisions().stream()
        .filter(positioned -> positioned.position() == request.position())
        .findFirst()
        .filter(positioned -> positioned.decision().hasChoice())
        .map(positioned -> findings(analysis, analysis.analyze(positioned, progress)))
        .orElseGet(() -> List.of(MESSAGES.format("move-analysis.no-choice")));
  }

  private List<String> findings(MatchAnalysis<C, O, V> analysis, MoveAnalysis<C> move) {
    List<String> lines = new AnalysisReport<>(analysis, List.of(move)).plainMoveLines(move);
    return lines.isEmpty() ? List.of(MESSAGES.format("move-analysis.unavailable")) : lines;
  }

  private synchronized MatchAnalysis<C, O, V> analysisFor(Seat seat) {
    return analyses.computeIfAbsent(
        seat, own -> MatchAnalysis.of(table.title(), table.game(), table.match(), own));
  }
}
