package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import lethe.engine.core.Clairvoyant;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What it costs Orpheus not to see the cards and what chance will bring. */
class SeeingOrpheusTest {
  private static final Clairvoyant<Command, Observation, View> ORPHEUS = SeeingOrpheus::play;

  @Test
  void whoSeesTheCardsWinsNearlyAlways() {
    assertThat(won(5)).isGreaterThanOrEqualTo(4L);
  }

  @Test
  @Tag("long")
  void whoSeesTheCardsLosesOneMatchInFiftyAtMost() {
    assertThat(won(400)).isGreaterThanOrEqualTo(392L);
  }

  private static long won(int matches) {
    return LongStream.range(0, matches)
        .filter(seed -> ORPHEUS.play(EurydiceBotsTest.GAME, seed).standings().getFirst().won())
        .count();
  }
}
