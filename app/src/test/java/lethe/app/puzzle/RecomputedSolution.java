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

  /** Returns the remarks with the verdict as in a file; empty if there is no longer a question. */
  static Optional<List<String>> verdict(Table<?, ?, ?> table, Seat seat) {
    return judged(table, seat);
  }

  private static <C, O, V> Optional<List<String>> judged(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    Applied<C, O, V> moved =
        (Applied<C, O, V>) match.submit(seat, match.legalCommands(seat).getFirst());
    Decision<C, O, V> decision = Decision.decisionsOf(moved.next(), seat).getLast().decision();
    Optional<Assessment<C>> judgement =
        table
            .title()
            .bots()
            .puzzleFinder()
            .orElseThrow()
            .assess(table.game(), match.seats(), decision, PuzzleGenerator.rngFor(decision));
    return judgement.map(
        one ->
            PuzzleSolution.of(one, table.game().notation()).commands().stream()
                .map(PuzzleSolution.RatedCommand::line)
                .toList());
  }
}
