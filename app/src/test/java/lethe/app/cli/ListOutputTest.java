package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import lethe.app.cli.ListOutput.ListEntry;
import org.junit.jupiter.api.Test;

class ListOutputTest {
  private static final ListOutput LIST =
      new ListOutput(
          List.of(
              new ListEntry(
                  "/saves/one.lethe  ", List.of("waits for red", "ta-se, round 1, 1 entry")),
              ListEntry.of("3. ta-se, open: ", "Which chip does best?")));

  @Test
  void entriesAreSingleLinesIfAllFit() {
    List<String> singleLines =
        List.of(
            "/saves/one.lethe  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open: Which chip does best?");
    assertThat(LIST.lines()).isEqualTo(singleLines);
    assertThat(LIST.wrappedLines(56)).isEqualTo(singleLines);
  }

  @Test
  void detailsWrapIfAnEntryDoesNotFit() {
    assertThat(LIST.wrappedLines(55))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
    assertThat(LIST.wrappedLines(30))
        .containsExactly(
            "/saves/one.lethe",
            "  waits for red",
            "  ta-se, round 1, 1 entry",
            "3. ta-se, open:",
            "  Which chip does best?");
  }

  /** A line is longer than the available width only if it is a single word. */
  @Test
  void wordsAreNotBroken() {
    List<ListOutput> lists = List.of(LIST, GamesCommand.gameList());
    for (ListOutput list : lists) {
      for (int columns = 1; columns < 120; columns++) {
        int width = columns;
        assertThat(list.wrappedLines(columns))
            .allMatch(line -> line.length() <= width || line.strip().indexOf(' ') < 0);
        assertThat(words(list.wrappedLines(columns))).isEqualTo(words(list.lines()));
      }
    }
  }

  private static List<String> words(List<String> lines) {
    return lines.stream().flatMap(line -> Arrays.stream(line.strip().split(" +"))).toList();
  }
}
