package lethe.app.puzzle;

import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.titles.Assessment;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/** Recomputes the solution of a puzzle. */
final class RecomputedSolution {
  private RecomputedSolution() {}

  /**
   * Returns the solution as remarks of a puzzle file; empty if the decision is not suitable for a
   * puzzle.
   */
  static <C, O, V> Optional<List<String>> remarks(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    Applied<C, O, V> applied =
        (Applied<C, O, V>) match.submit(seat, match.legalCommands(seat).getFirst());
    Decision<C, O, V> decision = Decision.decisionsOf(applied.next(), seat).getLast().decision();
    Optional<Assessment<C>> assessment =
        table
            .title()
            .bots()
            .puzzleFinder()
            .orElseThrow()
            .assessIfPuzzle(
                table.game(), match.seats(), decision, PuzzleGenerator.rngFor(decision));
    return assessment.map(
        found ->
            PuzzleSolution.of(found, table.game().notation()).commands().stream()
                .map(PuzzleSolution.RatedCommand::line)
                .toList());
  }
}
