package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import org.junit.jupiter.api.Test;

/** Tests the comparison of two commands by the results of playouts from the same states. */
class PlayoutResultsTest {
  private final PlayoutResults first = new PlayoutResults(new Command.Pay(false));
  private final PlayoutResults second = new PlayoutResults(new Command.Roll());

  private static Outcome resultWithScore(int score) {
    return outcome(score > 0 ? "over" : "under", score);
  }

  private static Outcome outcome(String ending, int score) {
    return new Outcome(
        ending, List.of(new SeatResult(GameSeats.ORPHEUS, score, ending.equals("over"))));
  }

  @Test
  void aWinIsWorthFarMoreThanAPoint() {
    first.add(resultWithScore(1));
    second.add(resultWithScore(0));
    assertThat(first.mean() - second.mean()).isGreaterThan(0.9);
    assertThat(first.wins()).isEqualTo(1);
    assertThat(second.wins()).isZero();
  }

  @Test
  void aSmallButConsistentLeadIsSignificant() {
    for (int state = 0; state < 20; state++) {
      first.add(resultWithScore(state % 5 - 7));
      second.add(resultWithScore(state % 5 - 8));
    }
    assertThat(first.beats(second, 1)).isTrue();
    assertThat(second.beats(first, 1)).isFalse();
  }

  @Test
  void aCommandDoesNotBeatAnotherByAnInsignificantLead() {
    for (int state = 0; state < 20; state++) {
      first.add(resultWithScore(state % 2 == 0 ? 3 : -3));
      second.add(resultWithScore(state % 2 == 0 ? -3 : 3));
    }
    first.add(resultWithScore(3));
    second.add(resultWithScore(-3));
    assertThat(first.mean()).isGreaterThan(second.mean());
    assertThat(first.beats(second, 1)).isFalse();
    assertThat(first.beats(second, 0)).isTrue();
  }

  @Test
  void equalResultsDoNotBeatEachOther() {
    first.add(resultWithScore(2));
    second.add(resultWithScore(2));
    assertThat(first.beats(second, 1)).isFalse();
    assertThat(first.beats(second, 0)).isFalse();
  }

  @Test
  void continuationsSummarizeTheResults() {
    first.add(outcome("gone", 0));
    first.add(resultWithScore(3));
    first.add(resultWithScore(-2));
    first.add(resultWithScore(2));
    assertThat(first.continuations())
        .isEqualTo(new Reason.Continuations(new Command.Pay(false), 4, 2, 1, 1));
  }
}
