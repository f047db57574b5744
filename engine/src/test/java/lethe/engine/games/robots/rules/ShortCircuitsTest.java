package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.legalCommands;
import static lethe.engine.games.robots.rules.StateText.observations;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.StateText.stateAfter;
import static lethe.engine.games.robots.rules.TestStates.AT_CIRCUIT;
import static lethe.engine.games.robots.rules.TestStates.AT_MEMORY_CARD;
import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Observation.BonusWon;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Place;
import org.junit.jupiter.api.Test;

/** Tests the effects of calling a short circuit, correctly or incorrectly. */
class ShortCircuitsTest {
  private static final String BONUS =
      """
       3rbu   1yge
      [zzzz]  2gba
      round 1 PICKING axle bonus: 0 0 0
      """;

  @Test
  void aCorrectlyCalledShortCircuitEarnsOnlyABonusCard() {
    assertThat(after(AT_CIRCUIT, "axle: call short circuit")).isEqualTo(BONUS);
    assertThat(observations(AT_CIRCUIT, "axle: call short circuit").get(1))
        .isEqualTo(new BonusWon(seat("axle")));
    assertThat(legalCommands(BONUS, "axle"))
        .containsExactly("point a1", "point b1", "point b2", "decline");
    assertThat(legalCommands(BONUS, "bolt")).isEmpty();
    assertThat(after(BONUS, "axle: point b2", "axle: call green battery"))
        .isEqualTo(
            """
             3rbu   1yge
            [zzzz] [2gba]
            round 1 POINTING bolt: 3 0 0
            """);
  }

  @Test
  void theBonusMayBeDeclined() {
    assertThat(after(BONUS, "axle: decline"))
        .isEqualTo(
            """
             3rbu   1yge
            [zzzz]  2gba
            round 1 POINTING bolt: 0 0 0
            """);
  }

  @Test
  void aShortCircuitPickedAsTheBonusEndsTheTurn() {
    String bonusCircuit =
        """
         3rbu   zzzz
        [zzzz]  2gba
        round 1 CALLING axle at b1 bonus: 0 0 0
        """;
    assertThat(after(bonusCircuit, "axle: call short circuit"))
        .isEqualTo(
            """
             3rbu  [zzzz]
            [zzzz]  2gba
            round 1 POINTING bolt: 0 0 0
            """);
  }

  @Test
  void theBonusIsLostWhenNoCardIsFaceDown() {
    String lastCard =
        """
        [3rbu] [1yge]
         zzzz  [2gba]
        round 1 CALLING axle at a2: 0 5 7
        """;
    State state = stateAfter(lastCard, "axle: call short circuit");
    assertThat(state.round()).isEqualTo(2);
    assertThat(state.points()).containsExactly(0, 5, 7);
    assertThat(observations(lastCard, "axle: call short circuit"))
        .noneMatch(BonusWon.class::isInstance);
  }

  @Test
  void callingAMemoryCardAShortCircuitScoresNothing() {
    assertThat(observations(AT_MEMORY_CARD, "axle: call short circuit"))
        .containsExactly(
            new Called(
                seat("axle"),
                new Place(1, 1),
                new Claim.ShortCircuit(),
                StateText.parseCard("3rbu"),
                false,
                0));
    assertThat(after(AT_MEMORY_CARD, "axle: call short circuit"))
        .isEqualTo(
            """
            [3rbu]  1yge
             zzzz   2gba
            round 1 POINTING bolt: 0 0 0
            """);
  }
}
