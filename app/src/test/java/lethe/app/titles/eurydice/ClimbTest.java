package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lethe.app.text.Resources;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
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
    Game<?, Command, Observation, View> game =
        ((Valid<Game<?, Command, Observation, View>>) open(options)).value();
    List<SeatedPlayer> seats = List.of(new SeatedPlayer(GameSeats.ORPHEUS, new Player.Human()));
    return Match.start(game, new Header(Eurydice.NAME, Options.NONE, 1, "", seats))
        .view(GameSeats.ORPHEUS)
        .board();
  }

  private static List<String> spaceNames(Board board, Predicate<Space> filter) {
    return board.spaces().stream().filter(filter).map(Space::name).toList();
  }

  @Test
  void gentleBoardsAreTheDefault() {
    assertThat(firstBoard(Map.of("climb", "gentle"))).isEqualTo(firstBoard(Map.of()));
  }

  @Test
  void steepBoardsHaveTheSamePathsButDifferentSymbols() {
    Board gentle = firstBoard(Map.of());
    Board steep = firstBoard(Map.of("climb", "steep"));
    assertThat(spaceNames(steep, space -> true)).isEqualTo(spaceNames(gentle, space -> true));
    assertThat(steep.spaces().stream().map(Space::next))
        .isEqualTo(gentle.spaces().stream().map(Space::next).toList());
    assertThat(steep).isNotEqualTo(gentle);
  }

  @Test
  void customBoardsTakePrecedence() {
    String boards = Resources.text(EurydiceTitle.class, "boards.tsv");
    assertThat(firstBoard(Map.of("climb", "steep", "boards", boards)))
        .isEqualTo(firstBoard(Map.of()));
  }

  @Test
  void anUnknownValueIsRejected() {
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
