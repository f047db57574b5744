package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import lethe.engine.core.OmniscientPlayer;
import lethe.engine.core.Outcome;
import lethe.engine.core.TestVolume;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the win rate of a pair in which Feth sees the hearts. */
class OmniscientPairTest {
  private static final OmniscientPlayer<Command, Observation, View> PAIR = OmniscientPair::play;

  /** The seed of a deal that is lost at the first attempt and won at a later one. */
  private static final long LOST_ONCE_SEED = 4;

  @Test
  void anOmniscientPairWinsAtLeastHalfOfItsMatches() {
    int matches = TestVolume.times(8, 20);
    assertThat(countWins(matches)).isGreaterThanOrEqualTo(matches / 2);
  }

  @Test
  @Tag("long")
  void anOmniscientPairWinsAboutFourMatchesInFive() {
    assertThat(countWins(1_000)).isBetween(790L, 865L);
  }

  /** The outcome of a deal is the best of several attempts. */
  @Test
  void aDealLostAtFirstIsWonAtALaterAttempt() {
    Outcome once =
        OmniscientPair.playOnce(RavensBotsTest.GAME, LOST_ONCE_SEED, RenPreferences.DEEP, 16);
    assertThat(once.results().getFirst().won()).isFalse();
    assertThat(PAIR.play(RavensBotsTest.GAME, LOST_ONCE_SEED).results().getFirst().won()).isTrue();
  }

  private static long countWins(int matches) {
    return LongStream.range(0, matches)
        .mapToObj(
            seed -> OmniscientPair.playOnce(RavensBotsTest.GAME, seed, RenPreferences.DEEP, 16))
        .filter(outcome -> outcome.results().getFirst().won())
        .count();
  }
}
