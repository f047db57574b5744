package lethe.engine.bots.tase;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;

/**
 * The announcements of the round that a bot still remembers. Each new announcement may erase older
 * ones; those of the other side are lost twice as easily as its own.
 */
final class PlacementMemory {
  private final Seat own;

  /** The probability, in thousandths, of losing an announcement of the other side. */
  private final int loss;

  private final List<Observation> kept = new ArrayList<>();
  private final MutableRng dice;

  PlacementMemory(Seat own, int loss, Rng rng) {
    this.own = own;
    this.loss = loss;
    this.dice = new MutableRng(rng);
  }

  void observe(Observation observation) {
    switch (observation) {
      case Placed placed -> {
        kept.removeIf(old -> old instanceof Placed earlier && isLost(earlier));
        kept.add(placed);
      }
      case Observation.RoundBegan _, Observation.Scored _ -> kept.clear();
      case Observation.ThrownOut _, Observation.SetAside _, Observation.Kept _ -> {}
    }
  }

  List<Observation> kept() {
    return List.copyOf(kept);
  }

  private boolean isLost(Placed placed) {
    return dice.nextInt(placed.seat().equals(own) ? 2_000 : 1_000) < loss;
  }
}
