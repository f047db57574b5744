package lethe.engine.games.tase;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
    Map<Integer, Integer> remembered = new HashMap<>();
    Stream.concat(told.stream(), view.latest().stream())
        .filter(Placed.class::isInstance)
        .map(Placed.class::cast)
        .filter(placed -> placed.round() == view.round())
        .forEach(placed -> remembered.put(key(placed.seat().index(), placed.chip()), placed.cup()));
    Cups cups = Cups.EMPTY;
    Rng rest = rng;
    for (Seat seat : List.of(TaSe.RED, TaSe.BLUE)) {
      Side side = view.side(seat);
      for (int chip : Chips.ALL.without(side.hand()).without(side.out()).values()) {
        Optional<Integer> seen = seen(view, seat, chip);
        Integer cup = seen.orElse(remembered.get(key(seat.index(), chip)));
        if (cup == null) {
          Rng.Draw<Integer> draw = rest.below(Cups.COUNT);
          cup = draw.value() + 1;
          rest = draw.rest();
        }
        cups = cups.with(seat.index(), chip, cup);
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

  private static Optional<Integer> seen(View view, Seat seat, int chip) {
    for (int i = 0; i < view.cups().size(); i++) {
      if (view.cups().get(i) instanceof Cup.Open(Chips red, Chips blue)
          && (seat.index() == 0 ? red : blue).has(chip)) {
        return Optional.of(i + 1);
      }
    }
    return Optional.empty();
  }

  private static int key(int seat, int chip) {
    return seat * Chips.MOST + chip;
  }
}
