package lethe.engine.games.tase.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;

/** Builds the views of a state. */
final class Views {
  private static final Cup CLOSED = new Cup.Closed();
  private static final List<Cup> ALL_CLOSED = List.of(CLOSED, CLOSED, CLOSED);
  private static final List<Optional<Seat>> MOVERS =
      List.of(Optional.of(GameSeats.RED), Optional.of(GameSeats.BLUE));

  private Views() {}

  static View of(State state, boolean openCups, Viewer viewer) {
    boolean isOver = state.phase() == Phase.OVER;
    return new View(
        state.round(),
        GameSeats.at(state.opener()),
        state.phase(),
        isOver ? Optional.empty() : MOVERS.get(state.mover()),
        state.red(),
        state.blue(),
        state.bound(),
        state.latestChips(),
        isOver || openCups || viewer instanceof Referee ? toOpenCups(state.cups()) : ALL_CLOSED,
        state.scoredRounds());
  }

  private static List<Cup> toOpenCups(Cups cups) {
    return List.of(toOpenCup(cups, 1), toOpenCup(cups, 2), toOpenCup(cups, 3));
  }

  private static Cup toOpenCup(Cups cups, int cup) {
    return new Cup.Open(cups.chips(0, cup), cups.chips(1, cup));
  }
}
