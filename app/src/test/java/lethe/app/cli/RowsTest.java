package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import lethe.app.cli.Rows.Row;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final Rows ROWS =
      new Rows(
          List.of(
              new Row("/saves/one.lethe  ", List.of("waits for red", "ta-se, round 1, 1 entry")),
              Row.of("3. ta-se, open: ", "Which chip does best?")));

  @Test
  void eachIsOneLineWhereAllHaveRoom() {
    List<String> whole =
        List.of(
            "/saves/one.lethe  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open: Which chip does best?");
    assertThat(ROWS.lines()).isEqualTo(whole);
    assertThat(ROWS.in(56)).isEqualTo(whole);
  }

  @Test
  void elseTheRestOfEachIsBelowIt() {
    assertThat(ROWS.in(55))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
    assertThat(ROWS.in(30))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red",
            "  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
  }

  /** A line is longer than there is room only where a word is. */
  @Test
  void noWordIsBroken() {
    List<Rows> lists = List.of(ROWS, GamesCommand.rows());
    for (Rows rows : lists) {
      for (int columns = 1; columns < 120; columns++) {
        int room = columns;
        assertThat(rows.in(columns))
            .allMatch(line -> line.length() <= room || line.strip().indexOf(' ') < 0);
        assertThat(words(rows.in(columns))).isEqualTo(words(rows.lines()));
      }
    }
  }

  private static List<String> words(List<String> lines) {
    return lines.stream().flatMap(line -> Arrays.stream(line.strip().split(" +"))).toList();
  }
}
