package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import lethe.app.cli.ListOutput.ListEntry;
import org.junit.jupiter.api.Test;

class ListOutputTest {
  private static final ListOutput ROWS =
      new ListOutput(
          List.of(
              new ListEntry(
                  "/saves/one.lethe  ", List.of("waits for red", "ta-se, round 1, 1 entry")),
              ListEntry.of("3. ta-se, open: ", "Which chip does best?")));

  @Test
  void entriesAreSingleLinesIfAllFit() {
    List<String> whole =
        List.of(
            "/saves/one.lethe  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open: Which chip does best?");
    assertThat(ROWS.lines()).isEqualTo(whole);
    assertThat(ROWS.wrapped(56)).isEqualTo(whole);
  }

  @Test
  void detailsMoveToNextLinesIfAnEntryDoesNotFit() {
    assertThat(ROWS.wrapped(55))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
    assertThat(ROWS.wrapped(30))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red",
            "  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
  }

  /** Only a single word can make a line longer than the available width. */
  @Test
  void wordsAreNeverBroken() {
    List<ListOutput> lists = List.of(ROWS, GamesCommand.list());
    for (ListOutput rows : lists) {
      for (int columns = 1; columns < 120; columns++) {
        int room = columns;
        assertThat(rows.wrapped(columns))
            .allMatch(line -> line.length() <= room || line.strip().indexOf(' ') < 0);
        assertThat(words(rows.wrapped(columns))).isEqualTo(words(rows.lines()));
      }
    }
  }

  private static List<String> words(List<String> lines) {
    return lines.stream().flatMap(line -> Arrays.stream(line.strip().split(" +"))).toList();
  }
}
