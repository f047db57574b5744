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
  private final int forgettingRate;

  private final List<Observation> remembered = new ArrayList<>();
  private final MutableRng random;

  PlacementMemory(Seat own, int forgettingRate, Rng rng) {
    this.own = own;
    this.forgettingRate = forgettingRate;
    this.random = new MutableRng(rng);
  }

  void observe(Observation observation) {
    switch (observation) {
      case Placed placed -> {
        remembered.removeIf(old -> old instanceof Placed earlier && isForgotten(earlier));
        remembered.add(placed);
      }
      case Observation.RoundBegan _, Observation.Scored _ -> remembered.clear();
      case Observation.ThrownOut _, Observation.SetAside _, Observation.Kept _ -> {}
    }
  }

  List<Observation> remembered() {
    return List.copyOf(remembered);
  }

  private boolean isForgotten(Placed placed) {
    return random.nextInt(placed.seat().equals(own) ? 2_000 : 1_000) < forgettingRate;
  }
}
