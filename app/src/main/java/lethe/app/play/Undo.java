package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Answer;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Takes back moves. */
public final class Undo {
  private Undo() {}

  /**
   * Takes back the last ply of one of these seats, together with later plies of which nobody was
   * told.
   */
  public static <C, O, V> Answer<C, O, V> last(Table<C, O, V> table, List<Seat> seats) {
    return table.exclusively(() -> takenBack(table, seats));
  }

  private static <C, O, V> Answer<C, O, V> takenBack(Table<C, O, V> table, List<Seat> seats) {
    Optional<Rejection> why = table.match().undoRefusal(seats);
    if (why.isPresent()) {
      return new Refused<>(why.get());
    }
    Answer<C, O, V> answer;
    do {
      answer = table.note(new ControlEntry.Undone());
    } while (answer instanceof Moved<C, O, V>(var next, _, _)
        && seats.stream().noneMatch(seat -> next.takenBack(seat).equals(Optional.of(seat))));
    return answer;
  }
}
