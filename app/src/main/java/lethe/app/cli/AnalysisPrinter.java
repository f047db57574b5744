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
import lethe.app.local.ProgramOutput;
import lethe.app.words.Launcher;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Seat;

/**
 * Prints the analysis of a match: as text when it is complete or stopped, or as JSON as soon as
 * each decision has been analyzed. The analyzing thread and the thread that stops it may both
 * finish the output; only the first of them prints it.
 */
final class AnalysisPrinter<C, O, V> {
  private final MatchAnalysis<C, O, V> analysis;
  private final Path file;
  private final boolean json;
  private final ProgramOutput to;

  /** Guards the output and the state below. */
  private final ReentrantLock lock = new ReentrantLock();

  private final List<MoveAnalysis<C>> findings = new ArrayList<>();
  private int next;
  private boolean started;
  private boolean over;

  /** The first line of JSON output. */
  private record Head(String game, Seat seat, int moves, int open) {}

  /** A decision as JSON output. */
  private record Move<C>(
      int number,
      int entry,
      String stage,
      C chosen,
      Optional<Evaluation> worth,
      Optional<MoveCost> cost,
      boolean loss,
      List<EvaluatedCommand<C>> weighed,
      Optional<Evaluation> evaluation,
      List<String> words) {
    static <C> Move<C> of(MoveAnalysis<C> move) {
      return new Move<>(
          move.number(),
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

  /** The numbers of the worst decisions, as JSON output. */
  private record Turning(List<Integer> moves) {}

  /** The number of the decision at which the analysis was stopped, as JSON output. */
  private record Stopped(int next) {}

  AnalysisPrinter(MatchAnalysis<C, O, V> analysis, Path file, boolean json, ProgramOutput output) {
    this.analysis = analysis;
    this.file = file;
    this.json = json;
    this.to = output;
  }

  /**
   * Analyzes decisions and prints the results.
   *
   * @param from the number of the first decision, from 1
   * @param until the number of the last decision
   */
  void print(int from, int until) {
    List<Decision.Positioned<C, O, V>> open = analysis.decisionsBetween(from, until);
    begin(from, open.size());
    for (int i = 0; i < open.size(); i++) {
      progress(i, open.size());
      if (!add(analysis.analyze(open.get(i)))) {
        return;
      }
    }
    progress(open.size(), open.size());
    end(List.of());
  }

  /**
   * Stops the analysis. Prints the results so far and how to continue, unless everything has been
   * printed.
   */
  void stop() {
    lock.lock();
    try {
      if (started && !over && ProgramOutput.isInteractive()) {
        to.showProgress("");
      }
      if (started) {
        end(
            List.of(
                Text.bright(
                    LetheCli.MESSAGES.format(
                        "study.stopped",
                        next - 1,
                        next,
                        Launcher.quoteForShell(file),
                        analysis.seat()))));
      }
    } finally {
      lock.unlock();
    }
  }

  private void begin(int from, int open) {
    lock.lock();
    try {
      started = true;
      next = from;
      if (json) {
        Head head =
            new Head(analysis.title().id(), analysis.seat(), analysis.decisions().size(), open);
        write("study", head, report().lines().getFirst().text());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Adds a result. Returns false if the analysis has been stopped. */
  private boolean add(MoveAnalysis<C> move) {
    lock.lock();
    try {
      if (over) {
        return false;
      }
      findings.add(move);
      next = move.number() + 1;
      if (json) {
        write("move", Move.of(move), report().text(move));
        to.out().flush();
      }
      return !to.isBroken();
    } finally {
      lock.unlock();
    }
  }

  private void end(List<Text> last) {
    lock.lock();
    try {
      if (over) {
        return;
      }
      over = true;
      if (json) {
        write(
            "turning",
            new Turning(
                MoveAnalysis.turningPoints(findings).stream().map(MoveAnalysis::number).toList()),
            words(report().turningPoints()));
        if (!last.isEmpty()) {
          write("stopped", new Stopped(next), words(last));
        }
      } else {
        to.print(report().lines());
        printRetryCommands();
        to.print(last);
      }
      to.out().flush();
    } finally {
      lock.unlock();
    }
  }

  private void write(String name, Object value, String text) {
    to.out().println(JsonWriter.line(name, value, "text", text));
  }

  private AnalysisReport<C, O, V> report() {
    return new AnalysisReport<>(analysis, findings);
  }

  /** Prints commands, each on its own line for copying, that retry from the worst decisions. */
  private void printRetryCommands() {
    List<MoveAnalysis<C>> turning = MoveAnalysis.turningPoints(findings);
    String quoted = Launcher.quoteForShell(file);
    for (MoveAnalysis<C> move : turning) {
      to.out()
          .println(LetheCli.MESSAGES.format("study.again", quoted, move.position(), move.number()));
    }
    if (!turning.isEmpty()) {
      to.out().println(LetheCli.MESSAGES.format("study.quiz", quoted));
    }
  }

  private static String words(List<Text> lines) {
    return lines.stream().map(Text::text).collect(Collectors.joining("\n"));
  }

  private void progress(int done, int all) {
    if (ProgramOutput.isInteractive()) {
      to.showProgress(done == all ? "" : LetheCli.MESSAGES.format("study.progress", done + 1, all));
    }
  }
}
