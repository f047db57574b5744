package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lethe.app.analysis.AnalysisReport;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.engine.core.Decision;
import lethe.engine.core.Seat;

/**
 * Analyzes a finished match for one seat in the background, decision by decision, and keeps the
 * results until another seat is analyzed.
 */
final class AnalysisTask<C, O, V> extends BackgroundTask<MoveAnalysis<C>> {
  private final Table<C, O, V> table;
  private final boolean usesDrawings;
  private final boolean showsProgress;
  private final boolean canRetry;
  private Optional<MatchAnalysis<C, O, V>> analysis = Optional.empty();
  private List<Decision.Positioned<C, O, V>> decisions = List.of();
  private final List<MoveAnalysis<C>> findings = new ArrayList<>();

  /**
   * Creates an instance without a request.
   *
   * @param usesDrawings whether the results are drawn rather than spoken
   * @param showsProgress whether to report the progress, rather than only the complete result
   * @param canRetry whether the worst move can be retried, so that the report explains how
   */
  AnalysisTask(
      Table<C, O, V> table,
      TaskRunner taskRunner,
      Executor pageThread,
      boolean usesDrawings,
      boolean showsProgress,
      boolean canRetry) {
    super(taskRunner, pageThread, false);
    this.table = table;
    this.usesDrawings = usesDrawings;
    this.showsProgress = showsProgress;
    this.canRetry = canRetry;
  }

  /**
   * Starts or continues the analysis for a seat.
   *
   * @param reply receives the result, preceded by progress messages if enabled
   */
  void request(Seat seat, Consumer<List<String>> reply) {
    cancel();
    if (analysis.filter(current -> current.seat().equals(seat)).isEmpty()) {
      MatchAnalysis<C, O, V> matchAnalysis =
          MatchAnalysis.of(table.title(), table.game(), table.match(), seat);
      analysis = Optional.of(matchAnalysis);
      decisions = matchAnalysis.decisionsBetween(1, Integer.MAX_VALUE);
      findings.clear();
    }
    analyzeNextOrReport(reply);
  }

  /** Stops the analysis, keeps its results so far, and returns them. */
  @Override
  List<String> stop() {
    cancel();
    return Stream.concat(
            report().stream(),
            Stream.of("", MESSAGES.format("analysis.stopped", findings.size(), decisions.size())))
        .toList();
  }

  /**
   * Returns a fork at the worst move; empty if no significant mistake has been found.
   *
   * @param reshuffle whether to deal the cards again that were hidden from the analyzed seat
   */
  Optional<Fork> fork(boolean reshuffle) {
    return worstMove()
        .map(move -> Fork.at(move.position(), analysis.orElseThrow().seat(), reshuffle));
  }

  /** Returns the message that explains why no move can be retried. */
  String noForkMessage() {
    boolean hasResults = analysis.isPresent() && (decisions.isEmpty() || !findings.isEmpty());
    return MESSAGES.format(hasResults ? "retry.no-mistakes" : "retry.not-analyzed");
  }

  private Optional<MoveAnalysis<C>> worstMove() {
    return MoveAnalysis.turningPoints(findings).stream().findFirst();
  }

  private void analyzeNextOrReport(Consumer<List<String>> reply) {
    if (findings.size() < decisions.size()) {
      MatchAnalysis<C, O, V> matchAnalysis = analysis.orElseThrow();
      Decision.Positioned<C, O, V> next = decisions.get(findings.size());
      start(_ -> matchAnalysis.analyze(next), _ -> {}, found -> onMoveAnalyzed(found, reply));
    } else {
      reply.accept(report());
    }
  }

  private void onMoveAnalyzed(MoveAnalysis<C> finding, Consumer<List<String>> reply) {
    findings.add(finding);
    analyzeNextOrReport(reply);
    if (showsProgress && isComputing()) {
      reply.accept(
          List.of(
              MESSAGES.format(
                  "analysis.progress",
                  MatchAnalysis.momentAfter(decisions.get(findings.size())),
                  analysis.orElseThrow().lastMoment())));
    }
  }

  private List<String> report() {
    List<String> lines = new ArrayList<>();
    analysis.ifPresent(
        current -> lines.addAll(new AnalysisReport<>(current, findings).plainLines(usesDrawings)));
    worstMove()
        .filter(_ -> canRetry)
        .ifPresent(
            move -> {
              lines.add("");
              lines.add(
                  MESSAGES.format(
                      "analysis.retry-hint",
                      move.moment(),
                      table.game().notation().format(move.chosenCommand())));
            });
    return lines;
  }
}
