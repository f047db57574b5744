package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lethe.app.text.Resources;
import lethe.app.titles.HumanMatches;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests which set of boards the options select. */
class ClimbTest {
  private static Validated<Game<?, Command, Observation, View>> open(Map<String, String> options) {
    return EurydiceTitle.TITLE.open(Options.of(options));
  }

  private static Board firstBoard(Map<String, String> options) {
    return HumanMatches.start(EurydiceTitle.TITLE, Options.of(options), 1, 1)
        .view(GameSeats.ORPHEUS)
        .board();
  }

  private static <T> List<T> spaces(Board board, Function<Space, T> property) {
    return board.spaces().stream().map(property).toList();
  }

  @Test
  void gentleBoardsAreTheDefault() {
    assertThat(firstBoard(Map.of("climb", "gentle"))).isEqualTo(firstBoard(Map.of()));
  }

  @Test
  void aSteepBoardHasTheSamePathsButDifferentSymbols() {
    Board gentle = firstBoard(Map.of());
    Board steep = firstBoard(Map.of("climb", "steep"));
    assertThat(spaces(steep, Space::name)).isEqualTo(spaces(gentle, Space::name));
    assertThat(spaces(steep, Space::next)).isEqualTo(spaces(gentle, Space::next));
    assertThat(spaces(steep, Space::symbols)).isNotEqualTo(spaces(gentle, Space::symbols));
  }

  @Test
  void customBoardsTakePrecedenceOverTheClimb() {
    String boards = Resources.text(EurydiceTitle.class, "boards.tsv");
    assertThat(firstBoard(Map.of("climb", "steep", "boards", boards)))
        .isEqualTo(firstBoard(Map.of()));
  }

  @Test
  void anUnknownClimbIsRejected() {
    assertThat(open(Map.of("climb", "flat")))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid ->
                assertThat(((Invalid<?>) invalid).errors())
                    .singleElement()
                    .satisfies(
                        error ->
                            assertThat(error.code())
                                .isEqualTo(ScriptErrorCode.INVALID_OPTION_VALUE)));
  }
}
