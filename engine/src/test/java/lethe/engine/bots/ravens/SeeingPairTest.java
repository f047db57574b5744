package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import lethe.engine.core.Clairvoyant;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What it costs not to see each other's cards. */
class SeeingPairTest {
  private static final Clairvoyant<Command, Observation, View> PAIR = SeeingPair::play;

  @Test
  void whoSeesTheHeartsWinsHalfOfTheMatches() {
    assertThat(won(20)).isGreaterThanOrEqualTo(10L);
  }

  @Test
  @Tag("long")
  void whoSeesTheHeartsWinsFourMatchesInFive() {
    assertThat(won(1_000)).isBetween(790L, 865L);
  }

  private static long won(int matches) {
    return LongStream.range(0, matches)
        .filter(seed -> PAIR.play(RavensBotsTest.GAME, seed).standings().getFirst().won())
        .count();
  }
}
