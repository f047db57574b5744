package lethe.app.puzzle;

import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.titles.Judgement;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Decision;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/** What is right at a table, found once more. */
final class Recomputed {
  private Recomputed() {}

  /** The lines that a file says it in; nothing where there is no question any more. */
  static Optional<List<String>> verdict(Table<?, ?, ?> table, Seat seat) {
    return judged(table, seat);
  }

  private static <C, O, V> Optional<List<String>> judged(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    Moved<C, O, V> moved = (Moved<C, O, V>) match.submit(seat, match.legal(seat).getFirst());
    Decision<C, O, V> decision = Decision.of(moved.next(), seat).getLast().decision();
    Optional<Judgement<C>> judgement =
        table
            .title()
            .bots()
            .poser()
            .orElseThrow()
            .pose(table.game(), match.seats(), decision, Maker.stream(decision));
    return judgement.map(
        one ->
            Verdict.of(one, table.game().notation()).weighed().stream()
                .map(Verdict.Weighed::line)
                .toList());
  }
}
