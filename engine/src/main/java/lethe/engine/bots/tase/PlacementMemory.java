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
 * ones; those by the other side are twice as likely to be forgotten as the bot's own.
 */
final class PlacementMemory {
  private final Seat seat;

  /**
   * The probability, in thousandths, that a new announcement erases a given older announcement by
   * the other side.
   */
  private final int forgettingRate;

  private final List<Observation> observations = new ArrayList<>();
  private final MutableRng random;

  PlacementMemory(Seat seat, int forgettingRate, Rng rng) {
    this.seat = seat;
    this.forgettingRate = forgettingRate;
    this.random = new MutableRng(rng);
  }

  void observe(Observation observation) {
    switch (observation) {
      case Placed placed -> {
        observations.removeIf(old -> old instanceof Placed earlier && isForgotten(earlier));
        observations.add(placed);
      }
      case Observation.RoundBegan _, Observation.Scored _ -> observations.clear();
      case Observation.ThrownOut _, Observation.SetAside _, Observation.Kept _ -> {}
    }
  }

  List<Observation> observations() {
    return List.copyOf(observations);
  }

  private boolean isForgotten(Placed placed) {
    return random.nextInt(placed.seat().equals(seat) ? 2_000 : 1_000) < forgettingRate;
  }
}
