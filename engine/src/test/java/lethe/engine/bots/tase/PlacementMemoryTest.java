package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.ThrownOut;
import org.junit.jupiter.api.Test;

class PlacementMemoryTest {
  @Test
  void aPerfectMemoryKeepsThePlacementsOfTheRoundInOrder() {
    PlacementMemory memory = new PlacementMemory(GameSeats.RED, 0, new Rng(1));
    List<Observation> observations = LastPlyScene.BETTER_IN_CUP_2.observations();
    observations.forEach(memory::observe);
    memory.observe(new ThrownOut(GameSeats.BLUE, 1, 8));
    assertThat(memory.observations()).isEqualTo(observations.subList(1, observations.size()));
  }

  @Test
  void aRoundIsForgottenWhenTheNextBegins() {
    PlacementMemory memory = new PlacementMemory(GameSeats.RED, 0, new Rng(1));
    LastPlyScene.BETTER_IN_CUP_2.observations().forEach(memory::observe);
    memory.observe(new RoundBegan(2, GameSeats.BLUE));
    assertThat(memory.observations()).isEmpty();
  }

  @Test
  void theWorstMemoryKeepsOnlyOneOfTheOpponentsPlacements() {
    PlacementMemory memory = new PlacementMemory(GameSeats.RED, 1_000, new Rng(1));
    LastPlyScene.BETTER_IN_CUP_2.observations().forEach(memory::observe);
    assertThat(memory.observations())
        .filteredOn(observation -> isBy(observation, GameSeats.BLUE))
        .hasSize(1);
    assertThat(memory.observations()).endsWith(LastPlyScene.BETTER_IN_CUP_2.placements().getLast());
  }

  @Test
  void theOpponentsPlacementsFadeTwiceAsFast() {
    assertThat(retentionRate(new Placed(1, GameSeats.RED, 8, 1))).isBetween(0.74, 0.80);
    assertThat(retentionRate(new Placed(1, GameSeats.BLUE, 8, 1))).isBetween(0.56, 0.62);
  }

  /**
   * Returns the fraction of tries in which a placement is remembered after five further placements,
   * with a forgetting rate of one in ten.
   */
  private static double retentionRate(Placed placed) {
    int retainedCount = 0;
    int tries = 4_000;
    for (int seed = 0; seed < tries; seed++) {
      PlacementMemory memory = new PlacementMemory(GameSeats.RED, 100, new Rng(seed));
      memory.observe(placed);
      for (int chip = 1; chip <= 5; chip++) {
        memory.observe(new Placed(1, GameSeats.BLUE, chip, 2));
      }
      retainedCount += memory.observations().contains(placed) ? 1 : 0;
    }
    return (double) retainedCount / tries;
  }

  private static boolean isBy(Observation observation, Seat seat) {
    return observation instanceof Placed placed && placed.seat().equals(seat);
  }
}
