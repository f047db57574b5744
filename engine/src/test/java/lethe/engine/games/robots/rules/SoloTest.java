package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.legalCommands;
import static lethe.engine.games.robots.rules.StateText.parse;
import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.TestStates.SOLO;
import static lethe.engine.games.robots.rules.TestStates.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Rank;
import org.junit.jupiter.api.Test;

/** Tests matches of one player, who also picks the cards. */
class SoloTest {
  @Test
  void thePlayerPicksTheCards() {
    String pointing = SOLO.replace("CALLING axle at a2", "POINTING axle");
    assertThat(legalCommands(pointing, "axle")).hasSize(4);
    assertThat(after(pointing, "axle: point a2")).isEqualTo(SOLO);
  }

  @Test
  void aCorrectlyCalledShortCircuitScoresOnePoint() {
    assertThat(after(SOLO, "axle: call short circuit"))
        .isEqualTo(
            """
             3rbu   1yge
            [zzzz]  2gba
            round 1 POINTING axle: 1
            """);
    assertThat(after(SOLO, "axle: call 1")).endsWith("round 1 POINTING axle: 0\n");
  }

  @Test
  void aPerfectMatchOfTheNormalLayoutScores243() {
    assertThat(new Layout(4, 4, 3).maxMatchScore()).isEqualTo(243);
  }

  @Test
  void eachRankCoversAQuarterOfThePerfectScore() {
    assertThat(Rank.forScore(0, 243)).isEqualTo(Rank.HUMAN);
    assertThat(Rank.forScore(60, 243)).isEqualTo(Rank.HUMAN);
    assertThat(Rank.forScore(61, 243)).isEqualTo(Rank.CYBORG);
    assertThat(Rank.forScore(121, 243)).isEqualTo(Rank.CYBORG);
    assertThat(Rank.forScore(122, 243)).isEqualTo(Rank.ANDROID);
    assertThat(Rank.forScore(182, 243)).isEqualTo(Rank.ANDROID);
    assertThat(Rank.forScore(183, 243)).isEqualTo(Rank.ROBOT);
    assertThat(Rank.forScore(243, 243)).isEqualTo(Rank.ROBOT);
  }

  @Test
  void everyRankStartsAtItsMinimumScore() {
    for (int perfect = 5; perfect < 300; perfect++) {
      for (Rank rank : Rank.values()) {
        assertThat(Rank.forScore(rank.minScore(perfect), perfect)).isEqualTo(rank);
        assertThat(rank == Rank.HUMAN || Rank.forScore(rank.minScore(perfect) - 1, perfect) != rank)
            .isTrue();
      }
    }
  }

  @Test
  void everyRankExceptTheHighestHasANextHigherRank() {
    assertThat(Rank.HUMAN.nextHigher()).contains(Rank.CYBORG);
    assertThat(Rank.ROBOT.nextHigher()).isEmpty();
  }

  @Test
  void onlyTheHighestRankWins() {
    String lastCard =
        """
        [3rbu] [1yge]
        [zzzz]  2gba
        round 3 CALLING axle at b2: 45
        """;
    assertThat(outcome(lastCard, "axle: call 1")).isEqualTo("robot axle 45 won");
    assertThat(outcome(lastCard.replace("45", "12"), "axle: call 1")).isEqualTo("human axle 12");
    State state = parse(lastCard);
    assertThat(rules(state).outcomeIfConceded(state, seat("axle")).toString())
        .isEqualTo("conceded axle 45");
  }
}
