package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.local.ProgramOutput;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.savedgame.AccessPolicy;
import lethe.engine.core.Decision;

/** Finds the worst mistakes in a finished match, and shows the progress in a terminal. */
final class MistakeSearch {
  private MistakeSearch() {}

  /**
   * Returns the worst mistakes in the first seat that had a human player at the start of a match,
   * or in the first seat if there was none. Reports a usage error if the match is not over or its
   * hidden cards may not be shown.
   *
   * @param file the file of the match
   */
  static List<MistakePuzzle> find(
      Path file, LoadedMatch loadedMatch, CommandSyntax syntax, ProgramOutput output) {
    Optional<String> denialReason = AccessPolicy.denialReason(loadedMatch);
    if (denialReason.isPresent()) {
      throw syntax.usageError("message", denialReason.get());
    }
    return find(file, loadedMatch.playBots().table(), syntax, output);
  }

  private static <C, O, V> List<MistakePuzzle> find(
      Path file, Table<C, O, V> table, CommandSyntax syntax, ProgramOutput output) {
    if (!table.match().turn().isOver()) {
      throw syntax.usageError("analysis.running", file);
    }
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(
            table.title(), table.game(), table.match(), Fork.reshuffleSeat(table.match()));
    List<Decision.Positioned<C, O, V>> decisions = analysis.decisionsBetween(1, Integer.MAX_VALUE);
    List<MoveAnalysis<C>> analyses = new ArrayList<>();
    for (int i = 0; i < decisions.size(); i++) {
      if (ProgramOutput.isInteractive()) {
        output.showProgress(LetheCli.MESSAGES.format("puzzle.searching", i + 1, decisions.size()));
      }
      analyses.add(analysis.analyze(decisions.get(i)));
    }
    if (ProgramOutput.isInteractive()) {
      output.showProgress("");
    }
    return MistakePuzzle.forTurningPoints(file, table, analysis, analyses);
  }
}
