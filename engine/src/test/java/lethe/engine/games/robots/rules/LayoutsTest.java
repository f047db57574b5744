package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.TestStates.distinctCards;
import static lethe.engine.games.robots.rules.TestStates.errors;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.InputError;
import lethe.engine.core.Rng;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.LayoutErrorCode;
import org.junit.jupiter.api.Test;

/** Tests the grids for many players, for every level, and for custom layouts. */
class LayoutsTest {
  @Test
  void fiveAndSixPlayersHaveALargerGrid() {
    assertThat(layout("", 5)).isEqualTo(new Layout(4, 5, 3));
    assertThat(layout("", 6)).isEqualTo(new Layout(4, 6, 4));
    assertThat(layout("level=normal", 6)).isEqualTo(new Layout(4, 6, 4));
  }

  @Test
  void everyLevelHasItsLayout() {
    assertThat(layout("level=easy", 2)).isEqualTo(new Layout(3, 4, 3));
    assertThat(layout("level=normal", 2)).isEqualTo(new Layout(4, 4, 3));
    assertThat(layout("level=hard", 2)).isEqualTo(new Layout(4, 5, 2));
    assertThat(layout("level=expert", 2)).isEqualTo(new Layout(5, 5, 1));
  }

  @Test
  void customLayoutsAndNumbersOfCircuitsAreAccepted() {
    assertThat(layout("layout=2x8", 1)).isEqualTo(new Layout(2, 8, 3));
    assertThat(layout("layout=8x8 circuits=0", 1)).isEqualTo(new Layout(8, 8, 0));
    assertThat(layout("level=hard circuits=6", 6)).isEqualTo(new Layout(4, 5, 6));
    assertThat(layout("circuits=2", 6)).isEqualTo(new Layout(4, 6, 2));
    assertThat(distinctCards(rules("layout=8x8 circuits=0").initialState(1, new Rng(3)).grid()))
        .hasSize(64);
  }

  @Test
  void fiveOrMorePlayersRequireTwoShortCircuits() {
    assertThat(rules("").seats().max()).isEqualTo(6);
    assertThat(rules("level=hard").seats().max()).isEqualTo(6);
    assertThat(rules("level=expert").seats().max()).isEqualTo(4);
    assertThat(rules("circuits=1").seats().max()).isEqualTo(4);
    assertThat(rules("level=expert circuits=2").seats().max()).isEqualTo(6);
  }

  @Test
  void invalidOptionsAreReported() {
    assertThat(errors("size=4x4"))
        .containsExactly(
            InputError.inOption(
                "size",
                1,
                1,
                ScriptErrorCode.UNKNOWN_OPTION,
                "size",
                "circuits, layout, level, teams"));
    assertThat(errors("level=brutal"))
        .containsExactly(
            InputError.inOption(
                "level",
                1,
                1,
                ScriptErrorCode.INVALID_OPTION_VALUE,
                "brutal",
                "easy, normal, hard, expert"));
    assertThat(errors("teams=2"))
        .containsExactly(
            InputError.inOption(
                "teams", 1, 1, ScriptErrorCode.INVALID_OPTION_VALUE, "2", "on, off"));
    for (String layout : List.of("1x4", "4x9", "4", "4x", "44x4", "4x4x4", "x", "4X4", "-4x4")) {
      assertThat(errors("layout=" + layout))
          .containsExactly(
              InputError.inOption("layout", 1, 1, LayoutErrorCode.INVALID_LAYOUT, layout, 2, 8));
    }
    assertThat(errors("level=easy layout=4x4"))
        .containsExactly(
            InputError.inOption("level", 1, 1, LayoutErrorCode.LEVEL_AND_LAYOUT, "easy", "4x4"));
    for (String circuits : List.of("7", "-1", "10", "two", "9")) {
      assertThat(errors("circuits=" + circuits))
          .containsExactly(
              InputError.inOption(
                  "circuits", 1, 1, LayoutErrorCode.SHORT_CIRCUITS_OUT_OF_RANGE, circuits, 6));
    }
    assertThat(errors("layout=2x2 circuits=4"))
        .containsExactly(
            InputError.inOption(
                "circuits", 1, 1, LayoutErrorCode.SHORT_CIRCUITS_OUT_OF_RANGE, "4", 3));
  }

  private Layout layout(String options, int seats) {
    return rules(options).initialState(seats, new Rng(2)).grid().layout();
  }
}
