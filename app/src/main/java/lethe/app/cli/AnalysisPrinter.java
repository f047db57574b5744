package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import lethe.app.analysis.AnalysisReport;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.analysis.MoveCost;
import lethe.app.frame.Text;
import lethe.app.json.JsonWriter;
import lethe.app.local.ProgramOutput;
import lethe.app.text.Launcher;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Seat;

/**
 * Prints the analysis of a match: as text when it is complete or stopped, or as JSON, with a line
 * for each decision as soon as it has been analyzed. Thread-safe: another thread can stop the
 * analysis. The end of the output is printed once, by the thread that first completes or stops the
 * analysis.
 */
final class AnalysisPrinter<C, O, V> {
  private final MatchAnalysis<C, O, V> analysis;
  private final Path file;
  private final boolean json;
  private final ProgramOutput output;

  /** Guards the state below and the printed results. */
  private final ReentrantLock lock = new ReentrantLock();

  private final List<MoveAnalysis<C>> analyses = new ArrayList<>();
  private int nextMoment;
  private boolean isStarted;
  private boolean isFinished;

  /**
   * The first line of JSON output.
   *
   * @param moves the total number of decisions of the seat
   * @param decisions the number of requested decisions with a choice
   */
  private record AnalysisHeader(String game, Seat seat, int moves, int decisions) {}

  /** A decision, in JSON output. The number is that of the moment after it. */
  private record Move<C>(
      int number,
      int entry,
      String stage,
      C command,
      Optional<Evaluation> commandEvaluation,
      Optional<MoveCost> cost,
      boolean loss,
      List<EvaluatedCommand<C>> evaluatedCommands,
      Optional<Evaluation> positionEvaluation,
      List<String> comments) {
    static <C> Move<C> of(MoveAnalysis<C> move) {
      return new Move<>(
          move.moment(),
          move.position(),
          move.stage(),
          move.chosenCommand(),
          move.evaluation(),
          move.cost(),
          move.isLoss(),
          move.assessment().evaluations(),
          move.positionEvaluation(),
          move.assessment().comments());
    }
  }

  /** The moments after the worst decisions, in JSON output. */
  private record TurningPoints(List<Integer> moves) {}

  /** The first moment after the analyzed ones, in JSON output. */
  private record Stopped(int next) {}

  AnalysisPrinter(MatchAnalysis<C, O, V> analysis, Path file, boolean json, ProgramOutput output) {
    this.analysis = analysis;
    this.file = file;
    this.json = json;
    this.output = output;
  }

  /**
   * Analyzes decisions and prints the results. Returns early if {@link #stop} is called or the
   * output cannot be written.
   *
   * @param firstMoment the first moment, at least 1
   * @param lastMoment the last moment, inclusive
   */
  void print(int firstMoment, int lastMoment) {
    List<Decision.Positioned<C, O, V>> decisions =
        analysis.decisionsBetween(firstMoment, lastMoment);
    begin(firstMoment, decisions.size());
    for (int i = 0; i < decisions.size(); i++) {
      printProgress(MatchAnalysis.momentAfter(decisions.get(i)));
      if (!addResult(analysis.analyze(decisions.get(i)))) {
        return;
      }
    }
    clearProgress();
    finish(List.of());
  }

  /**
   * Stops the analysis. Prints the results so far and the command that continues the analysis. Does
   * nothing if the analysis has not been started or is complete.
   */
  void stop() {
    lock.lock();
    try {
      if (isStarted && !isFinished) {
        clearProgress();
        finish(
            List.of(
                Text.bright(
                    LetheCli.MESSAGES.format(
                        "analysis.stopped",
                        nextMoment - 1,
                        nextMoment,
                        Launcher.quoteForShell(file),
                        analysis.seat()))));
      }
    } finally {
      lock.unlock();
    }
  }

  private void begin(int firstMoment, int decisionCount) {
    lock.lock();
    try {
      isStarted = true;
      nextMoment = firstMoment;
      if (json) {
        AnalysisHeader header =
            new AnalysisHeader(
                analysis.title().id(), analysis.seat(), analysis.decisions().size(), decisionCount);
        writeJsonLine("study", header, report().lines().getFirst().text());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Adds a result. Returns false if the analysis was stopped or the output cannot be written. */
  private boolean addResult(MoveAnalysis<C> move) {
    lock.lock();
    try {
      if (isFinished) {
        return false;
      }
      analyses.add(move);
      nextMoment = move.moment() + 1;
      if (json) {
        writeJsonLine("move", Move.of(move), report().moveSummary(move));
        output.out().flush();
      }
      return !output.isBroken();
    } finally {
      lock.unlock();
    }
  }

  private void finish(List<Text> closingLines) {
    lock.lock();
    try {
      if (isFinished) {
        return;
      }
      isFinished = true;
      if (json) {
        writeJsonLine(
            "turning",
            new TurningPoints(
                MoveAnalysis.turningPoints(analyses).stream().map(MoveAnalysis::moment).toList()),
            joinedText(report().turningPointLines()));
        if (!closingLines.isEmpty()) {
          writeJsonLine("stopped", new Stopped(nextMoment), joinedText(closingLines));
        }
      } else {
        output.print(report().lines());
        printRetryCommands();
        output.print(closingLines);
      }
      output.out().flush();
    } finally {
      lock.unlock();
    }
  }

  private void writeJsonLine(String name, Object value, String text) {
    output.out().println(JsonWriter.objectWithText(name, value, text));
  }

  private AnalysisReport<C, O, V> report() {
    return new AnalysisReport<>(analysis, analyses);
  }

  /**
   * Prints a command for playing on from each of the worst decisions, and one for puzzles about
   * them, each on its own line.
   */
  private void printRetryCommands() {
    List<MoveAnalysis<C>> turningPoints = MoveAnalysis.turningPoints(analyses);
    String quotedFile = Launcher.quoteForShell(file);
    for (MoveAnalysis<C> move : turningPoints) {
      output
          .out()
          .println(
              LetheCli.MESSAGES.format(
                  "analysis.retry", quotedFile, move.position(), move.moment()));
    }
    if (!turningPoints.isEmpty()) {
      output.out().println(LetheCli.MESSAGES.format("analysis.mistake-puzzles", quotedFile));
    }
  }

  private static String joinedText(List<Text> lines) {
    return lines.stream().map(Text::text).collect(Collectors.joining("\n"));
  }

  private void printProgress(int moment) {
    if (ProgramOutput.isInteractive()) {
      output.showProgress(
          LetheCli.MESSAGES.format("analysis.progress", moment, analysis.lastMoment()));
    }
  }

  private void clearProgress() {
    if (ProgramOutput.isInteractive()) {
      output.showProgress("");
    }
  }
}
