package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Takes back moves. */
public final class MoveUndo {
  private MoveUndo() {}

  /**
   * Takes back the last ply of one of these seats, together with later plies of which nobody was
   * told.
   */
  public static <C, O, V> EntryResult<C, O, V> undoLast(Table<C, O, V> table, List<Seat> seats) {
    return table.exclusively(() -> undo(table, seats));
  }

  private static <C, O, V> EntryResult<C, O, V> undo(Table<C, O, V> table, List<Seat> seats) {
    Optional<Rejection> rejection = table.match().undoRejection(seats);
    if (rejection.isPresent()) {
      return new NotApplied<>(rejection.get());
    }
    EntryResult<C, O, V> answer;
    do {
      answer = table.addControl(new ControlEntry.Undone());
    } while (answer instanceof Applied<C, O, V>(var next, _, _)
        && seats.stream().noneMatch(seat -> next.undoneSeat(seat).equals(Optional.of(seat))));
    return answer;
  }
}
