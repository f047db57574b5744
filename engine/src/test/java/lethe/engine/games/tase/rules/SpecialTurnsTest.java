package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.after;
import static lethe.engine.games.tase.rules.StateText.legalCommands;
import static lethe.engine.games.tase.rules.StateText.observations;
import static lethe.engine.games.tase.rules.StateText.rejection;
import static lethe.engine.games.tase.rules.TestStates.DEALT;
import static lethe.engine.games.tase.rules.TestStates.HALF_A_TURN;
import static lethe.engine.games.tase.rules.TestStates.OPENED;
import static lethe.engine.games.tase.rules.TestStates.RED_HAS_A_4;
import static lethe.engine.games.tase.rules.TestStates.RED_HAS_A_5;
import static lethe.engine.games.tase.rules.TestStates.THROWN_OUT;
import static lethe.engine.games.tase.rules.TestStates.putCommands;
import static lethe.engine.games.tase.rules.TestStates.randomMatch;
import static lethe.engine.games.tase.rules.TestStates.scoredRound;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.IllegalMoveCode;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the opening, chips that are thrown out, and the opener's last chip. */
class SpecialTurnsTest {
  /** Red may follow with a 7, which is higher than any chip of blue. */
  private static final String BLUE_HAS_UP_TO_6 =
      """
      red  1.3..67. | 5 24 8
      blue 1.34.6.. | 2 5 78
      round 1 of red: red SECOND 8
      """;

  @Test
  void theOpenerPutsOneChipOfAnyValueIntoAnyCup() {
    assertThat(legalCommands(DEALT)).isEqualTo(putCommands(1, 2, 3, 4, 5, 6, 7, 8));
    assertThat(after(DEALT, "put 5 in 2")).isEqualTo(OPENED);
  }

  /**
   * A round has nine turns: one chip of the opener, seven turns of two chips, and the opener's last
   * chip.
   */
  @Test
  void turnsOfTwoChipsAlternateUntilTheOpenerHasOneChip() {
    List<String> commands = new ArrayList<>(List.of("put 1 in 1"));
    for (int chip = 2; chip <= 8; chip++) {
      commands.add("put " + chip + " in 1");
      commands.add("put " + (chip - 1) + " in 1");
    }
    assertThat(after(DEALT, commands.toArray(String[]::new)))
        .isEqualTo(
            """
            red  .......8 | 1234567 . .
            blue ........ | 12345678 . .
            round 1 of red: red LAST 7
            """);
  }

  @Test
  void theFirstChipMustLeaveALowerChip() {
    String twoChips =
        """
        red  .......8 | 13 45 267
        blue ....5.7. | 12 34 68
        round 1 of red: blue FIRST 2
        """;
    for (String table : List.of(twoChips, twoChips.replace("FIRST 2", "FIRST 5"))) {
      assertThat(legalCommands(table)).isEqualTo(putCommands(7));
      assertThat(rejection(table, "put 5 in 1"))
          .isEqualTo(Rejection.of(IllegalMoveCode.NO_SECOND_CHIP_POSSIBLE, 5));
    }
  }

  @Test
  void aSideWithoutAChipHighEnoughThrowsOutItsLowestChip() {
    assertThat(after(BLUE_HAS_UP_TO_6, "put 7 in 1")).isEqualTo(THROWN_OUT);
    assertThat(observations(BLUE_HAS_UP_TO_6, "put 7 in 1"))
        .containsExactly(new Placed(1, GameSeats.RED, 7, 1), new ThrownOut(GameSeats.BLUE, 1, 7));
  }

  @Test
  void afterAThrowOutAnySingleChipMayBePut() {
    assertThat(legalCommands(THROWN_OUT)).isEqualTo(putCommands(3, 4, 6));
    assertThat(after(THROWN_OUT, "put 6 in 2"))
        .isEqualTo(
            """
            red  1.3..6.. | 57 24 8
            blue ..34.... | 2 56 78 out 1
            round 1 of red: red FIRST 6
            """);
  }

  @Test
  void theNextChipIsNotComparedWithAThrownOutChip() {
    assertThat(after(THROWN_OUT, "put 3 in 2"))
        .isEqualTo(
            """
            red  1.3..6.. | 57 24 8
            blue ...4.6.. | 2 35 78 out 1
            round 1 of red: red FIRST 3
            """);
  }

  @Test
  void aThrownOutChipCannotBePut() {
    assertThat(rejection(THROWN_OUT, "put 1 in 1"))
        .isEqualTo(
            Rejection.of(IllegalMoveCode.CHIP_NOT_IN_HAND, 1, StateText.chips("346").values()));
  }

  @Test
  void anEqualChipIsHighEnough() {
    assertThat(after(BLUE_HAS_UP_TO_6, "put 6 in 1"))
        .isEqualTo(
            """
            red  1.3...7. | 56 24 8
            blue 1.34.6.. | 2 5 78
            round 1 of red: blue FIRST 6
            """);
  }

  @Test
  void aThrowOutMayLeaveOnlyOneChip() {
    String twoChips =
        """
        red  ..3.5... | 1 24 678
        blue 12...... | 34 56 78
        round 1 of red: red SECOND 7
        """;
    assertThat(after(twoChips, "put 5 in 1", "put 2 in 2"))
        .isEqualTo(
            """
            red  ..3..... | 15 24 678
            blue ........ | 34 256 78 out 1
            round 1 of red: red LAST 2
            """);
  }

  @Test
  void theOpenersLastChipMayBePutIfHighEnough() {
    assertThat(legalCommands(RED_HAS_A_5))
        .containsExactly("put 5 in 1", "put 5 in 2", "put 5 in 3", "keep");
    assertThat(observations(RED_HAS_A_5, "put 5 in 2"))
        .startsWith(new Placed(1, GameSeats.RED, 5, 2))
        .contains(scoredRound(1, "123", "125", "456", "34", "78", "678"));
  }

  @Test
  void theOpenersLastChipMayBeKept() {
    assertThat(observations(RED_HAS_A_5, "keep"))
        .containsExactly(
            new Kept(GameSeats.RED, 5),
            scoredRound(1, "123", "125", "46", "34", "78", "678"),
            new RoundBegan(2, GameSeats.BLUE));
  }

  @Test
  void onlyTheOpenersLastChipMayBeKept() {
    for (String table : List.of(DEALT, OPENED, HALF_A_TURN, THROWN_OUT)) {
      assertThat(rejection(table, "keep")).isEqualTo(Rejection.of(IllegalMoveCode.CANNOT_KEEP));
    }
  }

  @Test
  void theOpenersLastChipIsSetAsideIfTooLow() {
    assertThat(observations(RED_HAS_A_4, "put 5 in 1"))
        .containsExactly(
            new Placed(1, GameSeats.BLUE, 5, 1),
            new SetAside(GameSeats.RED, 4, 5),
            scoredRound(1, "123", "125", "56", "34", "78", "678"),
            new RoundBegan(2, GameSeats.BLUE));
  }

  @Test
  void onlyPlacementsAreEphemeral() {
    Match<Command, Observation, View> match = randomMatch(7);
    assertThat(match.observations(Spectator.SPECTATOR))
        .isNotEmpty()
        .allMatch(told -> told.ephemeral() == (told.observation() instanceof Placed));
  }
}
