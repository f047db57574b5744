package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import lethe.engine.core.OmniscientPlayer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the win rate of an Orpheus who knows the cards and all future chance events. */
class OmniscientOrpheusTest {
  private static final OmniscientPlayer<Command, Observation, View> ORPHEUS =
      OmniscientOrpheus::play;

  @Test
  void anOmniscientOrpheusWinsAtLeastFourMatchesInFive() {
    assertThat(countWins(5)).isGreaterThanOrEqualTo(4L);
  }

  @Test
  @Tag("long")
  void anOmniscientOrpheusLosesAtMostOneMatchInFifty() {
    assertThat(countWins(400)).isGreaterThanOrEqualTo(392L);
  }

  private static long countWins(int matches) {
    return LongStream.range(0, matches)
        .filter(seed -> ORPHEUS.play(EurydiceBotsTest.GAME, seed).results().getFirst().won())
        .count();
  }
}
