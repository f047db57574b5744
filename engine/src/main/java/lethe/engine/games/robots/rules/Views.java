package lethe.engine.games.robots.rules;

import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/** Builds the views of a state. */
final class Views {
  private Views() {}

  static View of(State state, Viewer viewer) {
    boolean isOver = state.phase() == Phase.OVER;
    return new View(
        state.grid().layout(),
        state.seating().isTeamGame(),
        state.round(),
        state.phase(),
        isOver ? Optional.empty() : Optional.of(Seating.seat(state.activeSeat())),
        isOver ? Optional.empty() : Optional.of(Seating.seat(state.pointingSeat())),
        state.grid().faces(seesAllCards(state, viewer)),
        state.pointedPlace(),
        state.currentTurn().isBonus(),
        IntStream.range(0, state.seating().seatCount())
            .filter(state::isDone)
            .mapToObj(Seating::seat)
            .toList(),
        state.seating().captains(state.round()),
        state.seating().toSides(state.points()),
        state.latestCall());
  }

  /**
   * Returns whether a viewer sees all cards. A seat that is ready no longer sees them. A spectator
   * no longer sees them once the first seat is ready, because that player could be watching the
   * spectator's screen.
   */
  private static boolean seesAllCards(State state, Viewer viewer) {
    if (viewer instanceof Referee) {
      return true;
    }
    return state.phase() == Phase.MEMORIZING
        && (viewer instanceof Seat seat
            ? !state.isDone(seat.index())
            : state.currentTurn().doneSeatsMask() == 0);
  }
}
