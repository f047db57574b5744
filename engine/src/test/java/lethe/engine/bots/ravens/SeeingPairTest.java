package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import lethe.engine.core.Clairvoyant;
import lethe.engine.core.Outcome;
import lethe.engine.core.Soak;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What it costs not to see each other's cards. */
class SeeingPairTest {
  private static final Clairvoyant<Command, Observation, View> PAIR = SeeingPair::play;

  /** A deal that is lost at the first try. */
  private static final long LOST_AT_FIRST = 4;

  @Test
  void whoSeesTheHeartsWinsHalfOfTheMatches() {
    int matches = Soak.times(8, 20);
    assertThat(won(matches)).isGreaterThanOrEqualTo(matches / 2);
  }

  @Test
  @Tag("long")
  void whoSeesTheHeartsWinsFourMatchesInFive() {
    assertThat(won(1_000)).isBetween(790L, 865L);
  }

  /** Whoever plays a deal several times does at least as well as whoever plays it once. */
  @Test
  void whoMayTryAgainDoesBetter() {
    Outcome once = SeeingPair.once(RavensBotsTest.GAME, LOST_AT_FIRST, Taste.DEEP, 12);
    assertThat(once.standings().getFirst().won()).isFalse();
    assertThat(PAIR.play(RavensBotsTest.GAME, LOST_AT_FIRST).standings().getFirst().won()).isTrue();
  }

  private static long won(int matches) {
    return LongStream.range(0, matches)
        .mapToObj(seed -> SeeingPair.once(RavensBotsTest.GAME, seed, Taste.DEEP, 12))
        .filter(outcome -> outcome.standings().getFirst().won())
        .count();
  }
}
