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

/** Finds the worst mistakes in a finished match and shows its progress. */
final class MistakeSearch {
  private MistakeSearch() {}

  /**
   * Returns the worst mistakes of the first human player in a match. Throws an exception if the
   * hidden cards may not be shown or the match is not over.
   */
  static List<MistakePuzzle> find(
      Path file, LoadedMatch saved, CommandSyntax syntax, ProgramOutput output) {
    Optional<String> denialReason = AccessPolicy.denialReason(saved);
    if (denialReason.isPresent()) {
      throw syntax.usageError("plain", denialReason.get());
    }
    return find(file, saved.playBots().table(), syntax, output);
  }

  private static <C, O, V> List<MistakePuzzle> find(
      Path file, Table<C, O, V> over, CommandSyntax syntax, ProgramOutput output) {
    if (!over.match().turn().isOver()) {
      throw syntax.usageError("study.running", file);
    }
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(over.title(), over.game(), over.match(), Fork.reshuffleSeat(over.match()));
    List<Decision.Positioned<C, O, V>> open = analysis.decisionsBetween(1, Integer.MAX_VALUE);
    List<MoveAnalysis<C>> findings = new ArrayList<>();
    for (int i = 0; i < open.size(); i++) {
      if (ProgramOutput.isInteractive()) {
        output.showProgress(LetheCli.MESSAGES.format("puzzle.looking", i + 1, open.size()));
      }
      findings.add(analysis.analyze(open.get(i)));
    }
    if (ProgramOutput.isInteractive()) {
      output.showProgress("");
    }
    return MistakePuzzle.of(file, over, analysis, findings);
  }
}
