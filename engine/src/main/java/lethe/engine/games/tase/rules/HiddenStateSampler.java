package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.StateSampler;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * Samples states that are consistent with a view: remembered chips are where they were announced,
 * and the other chips that must be in a cup are distributed at random.
 */
final class HiddenStateSampler implements StateSampler<State> {
  private final View view;
  private final Cups known;

  HiddenStateSampler(View view, List<Observation> observations) {
    this.view = view;
    this.known = known(view, observations);
  }

  @Override
  public State sample(Rng rng) {
    Cups cups = known;
    Rng rest = rng;
    for (Seat seat : List.of(SeatNames.RED, SeatNames.BLUE)) {
      Side side = view.side(seat);
      Chips placed = Chips.of(known.all(seat.index()));
      for (int chip : Chips.ALL.without(side.hand()).without(side.out()).without(placed)) {
        Rng.Draw<Integer> cup = rest.nextInt(Cups.COUNT);
        cups = cups.with(seat.index(), chip, cup.value() + 1);
        rest = cup.next();
      }
    }
    return new State(
        view.round(),
        view.opener().index(),
        view.phase(),
        view.mover().map(Seat::index).orElse(0),
        view.red(),
        view.blue(),
        cups,
        view.bound(),
        view.latest(),
        view.scored());
  }

  private static Cups known(View view, List<Observation> observations) {
    Cups cups = Cups.EMPTY;
    for (int i = 0; i < view.cups().size(); i++) {
      if (view.cups().get(i) instanceof Cup.Open(Chips red, Chips blue)) {
        for (int chip : red) {
          cups = cups.with(0, chip, i + 1);
        }
        for (int chip : blue) {
          cups = cups.with(1, chip, i + 1);
        }
      }
    }
    for (Observation one : observations) {
      if (one instanceof Placed placed && placed.round() == view.round()) {
        cups = cups.with(placed.seat().index(), placed.chip(), placed.cup());
      }
    }
    for (Placed placed : view.latest()) {
      cups = cups.with(placed.seat().index(), placed.chip(), placed.cup());
    }
    return cups;
  }
}
