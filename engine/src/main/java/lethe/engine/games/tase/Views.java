package lethe.engine.games.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Observation.Placed;

/** What viewers see of a state, and states that would look the same. */
final class Views {
  private static final Cup CLOSED = new Cup.Closed();
  private static final List<Cup> ALL_CLOSED = List.of(CLOSED, CLOSED, CLOSED);
  private static final List<Optional<Seat>> MOVERS =
      List.of(Optional.of(TaSe.RED), Optional.of(TaSe.BLUE));

  private Views() {}

  static View of(State state, boolean openCups, Viewer viewer) {
    boolean over = state.phase() == Phase.OVER;
    return new View(
        state.round(),
        state.opener() == 0 ? TaSe.RED : TaSe.BLUE,
        state.phase(),
        over ? Optional.empty() : MOVERS.get(state.mover()),
        state.red(),
        state.blue(),
        state.bound(),
        state.latest(),
        over || openCups || viewer instanceof Referee ? open(state.cups()) : ALL_CLOSED,
        state.scored());
  }

  private static List<Cup> open(Cups cups) {
    return List.of(open(cups, 1), open(cups, 2), open(cups, 3));
  }

  private static Cup open(Cups cups, int cup) {
    return new Cup.Open(cups.of(0, cup), cups.of(1, cup));
  }

  /**
   * A state that looks like this view: the chips that are remembered lie where they were told, all
   * others that must be in some cup lie in any.
   */
  static State imagine(View view, List<Observation> told, Rng rng) {
    Cups cups = known(view, told);
    Rng rest = rng;
    for (Seat seat : List.of(TaSe.RED, TaSe.BLUE)) {
      Side side = view.side(seat);
      Chips known = Chips.of(cups.all(seat.index()));
      for (int chip : Chips.ALL.without(side.hand()).without(side.out()).without(known)) {
        Rng.Draw<Integer> cup = rest.below(Cups.COUNT);
        cups = cups.with(seat.index(), chip, cup.value() + 1);
        rest = cup.rest();
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

  private static Cups known(View view, List<Observation> told) {
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
    for (Observation one : told) {
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
