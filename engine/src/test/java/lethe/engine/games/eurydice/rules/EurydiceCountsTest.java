package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Checked.Valid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Roles;
import lethe.engine.games.eurydice.Space;
import org.junit.jupiter.api.Test;

/** The tree of play, counted. */
class EurydiceCountsTest {
  /** Six rows of three lanes, each step to the same lane or the next: 3, 7, 17, 41, 99, 239. */
  @Test
  void waysUpABoard() {
    List<Board> boards = ((Valid<List<Board>>) BoardsText.read(Drawn.BOARDS)).value();
    assertThat(boards).hasSize(3);
    for (Board board : boards) {
      assertThat(ways(board, board.start())).isEqualTo(239);
    }
  }

  private static long ways(Board board, Space space) {
    return space.isEnd()
        ? 1
        : board.after(space).stream().mapToLong(next -> ways(board, next)).sum();
  }

  /**
   * Two of deck, deck, three single cards in some order: 13. Then each card of the deck goes to one
   * of two ends: 4 lines where there are two, 2 in each of the 6 with one, 1 in each of the 6 with
   * none.
   */
  @Test
  void glances() {
    assertThat(lines("glance 2", "c h", "c h", "d", "")).isEqualTo(4 + 6 * 2 + 6);
  }

  /** None, or an order of one, two or three of three. */
  @Test
  void surveys() {
    assertThat(lines("survey", "", "c h h", "", "")).isEqualTo(1 + 3 + 6 + 6);
  }

  @Test
  void returns() {
    assertThat(lines("return 2", "c", "c h H", "", "")).isEqualTo(1 + 3 + 6);
    assertThat(lines("return 1", "c", "c h H", "", "Hermes' Sandals")).isEqualTo(1 + 3 + 6);
  }

  /** None; one or two of the deck; one or both of the discard area, in either order. */
  @Test
  void hymns() {
    assertThat(lines("hymn", "c h", "c h", "", "")).isEqualTo(1 + 2 + 4);
  }

  /** A diamond without a heart goes or stays. */
  @Test
  void hymnsWithoutHearts() {
    assertThat(lines("hymn", "d", "", "", "")).isEqualTo(1 + 2);
  }

  /** None; one for one of two; two for two of three. */
  @Test
  void exchanges() {
    assertThat(lines("exchange 2", "c h", "c", "", "")).isEqualTo(1 + 2 + 6);
  }

  /** Each card discarded comes from either end. */
  @Test
  void exchangesWithCerberusAsleep() {
    assertThat(lines("exchange 2", "c h", "c", "", "Cerberus Asleep")).isEqualTo(1 + 2 * 2 + 4 * 6);
  }

  @Test
  void removals() {
    assertThat(lines("remove 2", "c h", "c", "", "")).isEqualTo(3);
  }

  @Test
  void songs() {
    assertThat(lines("song 2", "c h", "", "", "")).isEqualTo(3);
  }

  @Test
  void perils() {
    assertThat(lines("peril 3", "c h h", "", "", "")).isEqualTo(2);
    assertThat(lines("peril 6", "c h h", "", "", "Cerberus Asleep")).isEqualTo(2 + 4);
    assertThat(lines("steep peril 6", "c h h", "", "", "Cerberus Asleep")).isEqualTo(2 * 2 + 8);
  }

  private static long lines(
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
    return lines(scene.play("resolve " + symbol));
  }

  /** So many ways lead to the end of the symbol. */
  private static long lines(Scene scene) {
    return scene.view(Roles.ORPHEUS).phase() == Phase.MOVE
        ? 1
        : scene.legal().stream().mapToLong(line -> lines(scene.play(line))).sum();
  }
}
