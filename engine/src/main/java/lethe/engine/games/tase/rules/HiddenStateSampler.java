package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.StateSampler;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * Samples states that are consistent with a view and with the observations. A chip that the viewer
 * sees in a cup, or remembers being placed in one, is in that cup; every other chip that must be in
 * a cup is in a random one.
 */
final class HiddenStateSampler implements StateSampler<State> {
  private final View view;
  private final Cups knownCups;

  HiddenStateSampler(View view, List<Observation> observations) {
    this.view = view;
    this.knownCups = knownCups(view, observations);
  }

  @Override
  public State sample(Rng rng) {
    Cups cups = knownCups;
    Rng nextRng = rng;
    for (Seat seat : List.of(GameSeats.RED, GameSeats.BLUE)) {
      Side side = view.side(seat);
      Chips knownChips = Chips.ofMask(knownCups.allMask(seat.index()));
      for (int chip :
          Chips.ALL.without(side.hand()).without(side.discardedChips()).without(knownChips)) {
        Rng.Draw<Integer> cup = nextRng.nextInt(RuleNumbers.CUPS);
        cups = cups.with(seat.index(), chip, cup.value() + 1);
        nextRng = cup.next();
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
        view.latestChips(),
        view.scoredRounds());
  }

  private static Cups knownCups(View view, List<Observation> observations) {
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
    for (Observation observation : observations) {
      if (observation instanceof Placed placed && placed.round() == view.round()) {
        cups = cups.with(placed.seat().index(), placed.chip(), placed.cup());
      }
    }
    for (Placed placed : view.latestChips()) {
      cups = cups.with(placed.seat().index(), placed.chip(), placed.cup());
    }
    return cups;
  }
}
