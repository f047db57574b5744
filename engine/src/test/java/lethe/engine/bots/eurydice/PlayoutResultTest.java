package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.SeatNames;
import org.junit.jupiter.api.Test;

/** Tests the comparison of two commands by the results of playouts from the same states. */
class PlayoutResultTest {
  private final PlayoutResult one = new PlayoutResult(new Command.Pay(false));
  private final PlayoutResult other = new PlayoutResult(new Command.Roll());

  private static SeatResult resultWithScore(int score) {
    return new SeatResult(SeatNames.ORPHEUS, score, score > 0);
  }

  @Test
  void aWinCountsMoreThanAnyLead() {
    one.add(resultWithScore(1));
    other.add(resultWithScore(0));
    assertThat(one.mean() - other.mean()).isGreaterThan(0.9);
    assertThat(one.wins()).isEqualTo(1);
    assertThat(other.wins()).isZero();
  }

  @Test
  void aSmallButConsistentLeadCounts() {
    for (int state = 0; state < 20; state++) {
      one.add(resultWithScore(state % 5 - 7));
      other.add(resultWithScore(state % 5 - 8));
    }
    assertThat(one.beats(other, 1)).isTrue();
    assertThat(other.beats(one, 1)).isFalse();
  }

  @Test
  void anInsignificantLeadIsIgnored() {
    for (int state = 0; state < 20; state++) {
      one.add(resultWithScore(state % 2 == 0 ? 3 : -3));
      other.add(resultWithScore(state % 2 == 0 ? -3 : 3));
    }
    one.add(resultWithScore(3));
    other.add(resultWithScore(-3));
    assertThat(one.mean()).isGreaterThan(other.mean());
    assertThat(one.beats(other, 1)).isFalse();
    assertThat(one.beats(other, 0)).isTrue();
  }

  @Test
  void equalCommandsDoNotBeatEachOther() {
    one.add(resultWithScore(2));
    other.add(resultWithScore(2));
    assertThat(one.beats(other, 1)).isFalse();
    assertThat(one.beats(other, 0)).isFalse();
  }
}
