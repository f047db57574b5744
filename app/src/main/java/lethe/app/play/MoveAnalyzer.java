package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.analysis.AnalysisReport;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.session.MoveAnalysisState.AnalysisRequest;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Seat;

/** Judges moves of a reviewed match in the background. */
public final class MoveAnalyzer<C, O, V> {
  private final Table<C, O, V> table;
  private final Console console;
  private final TaskRunner taskRunner;
  private final Map<Seat, MatchAnalysis<C, O, V>> analyses = new HashMap<>();
  private final Map<AnalysisRequest, List<String>> results = new HashMap<>();
  private Optional<BotTask<List<String>>> task = Optional.empty();
  private Optional<AnalysisRequest> requested = Optional.empty();
  private TaskProgress progress;

  /**
   * Creates a judge.
   *
   * @param console the console to wake when a result is available
   */
  public MoveAnalyzer(Table<C, O, V> table, Console console, TaskRunner taskRunner) {
    this.table = table;
    this.console = console;
    this.taskRunner = taskRunner;
    this.progress = progress();
  }

  private TaskProgress progress() {
    return new TaskProgress(console.replacesScreens() ? console::wake : () -> {}, console::wake);
  }

  /** Returns the judgement of a move if it is known; otherwise starts to compute it. */
  public Optional<List<String>> request(AnalysisRequest request) {
    List<String> found = results.get(request);
    if (found != null) {
      return Optional.of(found);
    }
    if (!table.match().turn().isOver()) {
      return Optional.of(List.of(MESSAGES.format("not-over")));
    }
    TaskProgress now = progress();
    progress = now;
    requested = Optional.of(request);
    task = Optional.of(taskRunner.submit(() -> analyze(request, now), console::wake));
    now.markAwaited();
    return Optional.empty();
  }

  /** Returns a new result, once. */
  public Optional<List<String>> poll() {
    Optional<List<String>> found = task.filter(BotTask::isDone).flatMap(BotTask::resultIfDone);
    if (found.isPresent()) {
      requested.ifPresent(wanted -> results.put(wanted, found.get()));
      task = Optional.empty();
    }
    return found;
  }

  /** Returns whether a move is being judged. */
  private boolean isThinking() {
    return task.filter(one -> !one.isDone()).isPresent();
  }

  /** Adds the progress to a screen; lines of a script wait for the result. */
  public Screen decorate(Screen screen) {
    return decorate(screen, false);
  }

  /**
   * Like {@link #decorate(Screen)}.
   *
   * @param stops whether Escape cancels the computation
   */
  Screen decorate(Screen screen, boolean stops) {
    if (task.isEmpty()) {
      return screen;
    }
    String prompt = screen.prompt();
    return console.isPaced()
        ? screen.withLines(List.of(), false).continuingWithoutInput()
        : screen.withPrompt(
            progress.percent().stream()
                .mapToObj(
                    far -> MESSAGES.format(stops ? "judging.esc.far" : "judging.far", far, prompt))
                .findFirst()
                .orElseGet(() -> MESSAGES.format(stops ? "judging.esc" : "judging", prompt)));
  }

  /** Discards an earlier request when the person moves on. */
  public void onEvent(PageEvent event) {
    if (event instanceof PageEvent.LineEntered
        || event instanceof PageEvent.PageTurn
        || event instanceof PageEvent.CloseRequested) {
      cancel();
    }
  }

  /** Returns the event that replaces one by which the person cancels a judgement. */
  Optional<PageEvent> onStop(PageEvent event) {
    if (!(event instanceof PageEvent.CloseRequested) || !isThinking()) {
      return Optional.empty();
    }
    cancel();
    return Optional.of(new PageEvent.MessageReceived(List.of(MESSAGES.format("judging.stopped"))));
  }

  private void cancel() {
    progress.stop();
    task.ifPresent(BotTask::cancel);
    task = Optional.empty();
  }

  private List<String> analyze(AnalysisRequest request, ProgressListener progress) {
    MatchAnalysis<C, O, V> analysis = analysisFor(request.seat());
    return analysis.decisions().stream()
        .filter(at -> at.position() == request.position())
        .findFirst()
        .filter(at -> at.decision().hasChoice())
        .map(at -> sentences(analysis, analysis.analyze(at, progress)))
        .orElseGet(() -> List.of(MESSAGES.format("no-choice")));
  }

  private List<String> sentences(MatchAnalysis<C, O, V> analysis, MoveAnalysis<C> move) {
    List<String> words = new AnalysisReport<>(analysis, List.of(move)).moveText(move);
    return words.isEmpty() ? List.of(MESSAGES.format("not-judged")) : words;
  }

  private synchronized MatchAnalysis<C, O, V> analysisFor(Seat seat) {
    return analyses.computeIfAbsent(
        seat, own -> MatchAnalysis.of(table.title(), table.game(), table.match(), own));
  }
}
