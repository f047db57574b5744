package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import org.junit.jupiter.api.Test;

/** Tests the numbers of paths on the boards and of ways to resolve symbols. */
class EurydiceCountsTest {
  /**
   * There are six rows of three lanes, and each step leads to the same lane or a neighboring lane.
   * The numbers of paths to the rows are 3, 7, 17, 41, 99 and 239.
   */
  @Test
  void everyBoardHasTheExpectedNumberOfPaths() {
    List<Board> boards = ((Valid<List<Board>>) BoardsParser.parse(ShippedParts.BOARDS)).value();
    assertThat(boards).hasSize(3);
    for (Board board : boards) {
      assertThat(countPaths(board, board.start())).isEqualTo(239);
    }
  }

  private static long countPaths(Board board, Space space) {
    return space.isEnd()
        ? 1
        : board.successors(space).stream().mapToLong(next -> countPaths(board, next)).sum();
  }

  /**
   * There are 13 sequences of two looks at the deck (at most twice) and at three single cards. Then
   * each card of the deck goes to one of two ends: 4 ways if both looks are at the deck, 2 in each
   * of the 6 cases with one look at the deck, and 1 in each of the 6 cases with none.
   */
  @Test
  void aGlanceHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("glance 2", "c h", "c h", "d", "")).isEqualTo(4 + 6 * 2 + 6);
  }

  /** Zero, one, two or three of three cards are chosen, in any order. */
  @Test
  void aSurveyHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("survey", "", "c h h", "", "")).isEqualTo(1 + 3 + 6 + 6);
  }

  @Test
  void aReturnHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("return 2", "c", "c h H", "", "")).isEqualTo(1 + 3 + 6);
    assertThat(countWays("return 1", "c", "c h H", "", "Hermes' Sandals")).isEqualTo(1 + 3 + 6);
  }

  /**
   * Zero, one or two cards of the deck are chosen, or one or both cards of the discard area, in any
   * order.
   */
  @Test
  void aHymnHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("hymn", "c h", "c h", "", "")).isEqualTo(1 + 2 + 4);
  }

  /** A diamond without a matching heart is removed or stays. */
  @Test
  void aHymnWithoutHeartsHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("hymn", "d", "", "", "")).isEqualTo(1 + 2);
  }

  /** Zero cards are exchanged, one card for one of two, or two cards for two of three. */
  @Test
  void anExchangeHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("exchange 2", "c h", "c", "", "")).isEqualTo(1 + 2 + 6);
  }

  /** Each discarded card comes from either end of the deck. */
  @Test
  void anExchangeWithCerberusAsleepHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("exchange 2", "c h", "c", "", "Cerberus Asleep"))
        .isEqualTo(1 + 2 * 2 + 4 * 6);
  }

  @Test
  void aRemovalHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("remove 2", "c h", "c", "", "")).isEqualTo(3);
  }

  /** Zero, one or two diamonds are put into the deck. */
  @Test
  void aSongHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("song 2", "c h", "", "", "")).isEqualTo(1 + 1 + 1);
  }

  @Test
  void aPerilHasTheExpectedNumberOfResolutions() {
    assertThat(countWays("peril 3", "c h h", "", "", "")).isEqualTo(2);
    assertThat(countWays("peril 6", "c h h", "", "", "Cerberus Asleep")).isEqualTo(2 + 4);
    assertThat(countWays("steep peril 6", "c h h", "", "", "Cerberus Asleep")).isEqualTo(2 * 2 + 8);
  }

  private static long countWays(
      String symbol, String deck, String discard, String removed, String card) {
    Scene scene =
        Scene.of(
            "symbols "
                + symbol
                + "\ndeck "
                + deck
                + "\ndiscard "
                + discard
                + "\nremoved "
                + removed
                + (card.isEmpty() ? "" : "\ncard " + card));
    return countWays(scene.play("resolve " + symbol));
  }

  /** Returns the number of ways to complete the symbol. */
  private static long countWays(Scene scene) {
    return scene.view(GameSeats.ORPHEUS).phase() == Phase.MOVE
        ? 1
        : scene.legalCommands().stream().mapToLong(line -> countWays(scene.play(line))).sum();
  }
}
