package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Screen;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.session.Snapshot;
import lethe.app.titles.MatchWindows;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the frames in the README are those that the program draws. */
class ReadmeFramesTest {
  private static final String TITLES = "app/src/main/resources/lethe/app/titles/";

  /**
   * Each frame shows the window before an entry, with that entry's command typed but not entered.
   */
  @ParameterizedTest
  @CsvSource({
    "app/docs/ta-se.lethe, 9",
    TITLES + "ravens/happy-ending.lethe, 27",
    TITLES + "eurydice/he-looks-back.lethe, 4",
    TITLES + "robots/whole-match.lethe, 9"
  })
  void theDrawnFrameIsInTheReadme(String script, int position) throws IOException {
    LoadedMatch loadedMatch =
        ((Valid<LoadedMatch>) LoadedMatch.loadPrefix(DocumentationPages.ROOT.resolve(script)))
            .value();
    assertThat(DocumentationPages.text("README.md").split("```\n", -1))
        .contains(window(loadedMatch.table(), position));
  }

  private static <C, O, V> String window(Table<C, O, V> table, int position) {
    Match<C, O, V> match = table.match();
    if (!(match.journal().entries().get(position) instanceof Entry.Ply<C>(Seat seat, C command))) {
      throw new AssertionError("no move comes next");
    }
    MatchWindows<C, O, V> windows = MatchWindows.of(table.title(), (_, _) -> 0);
    Match<C, O, V> current = match.atPosition(position);
    int readCount =
        match.atPosition(positionOfLastMove(match, seat, position)).observations(seat).size();
    Screen screen =
        windows
            .page(
                Snapshot.of(table.title(), current, seat),
                current.observations(seat).subList(readCount, current.observations(seat).size()),
                WindowLayout.screenSize(Size.DEFAULT))
            .screen(WindowLayout.screenSize(Size.DEFAULT));
    InputState input = InputState.empty(false).onScreen(screen);
    for (char character : windows.notation().format(command).toCharArray()) {
      input = input.press(screen, new Key.Char(character)).state();
    }
    return normalize(WindowLayout.of(input, screen, Size.DEFAULT).frame().lines());
  }

  /**
   * Returns the position of the last move of a seat before a position; 0 if there is none. The
   * player has read all messages before this move.
   */
  private static int positionOfLastMove(Match<?, ?, ?> match, Seat seat, int position) {
    for (int candidate = position - 1; candidate > 0; candidate--) {
      if (match.journal().entries().get(candidate) instanceof Entry.Ply<?> ply
          && ply.seat().equals(seat)) {
        return candidate;
      }
    }
    return 0;
  }

  /** Joins rows without trailing blanks, and replaces consecutive empty rows with one. */
  private static String normalize(List<String> rows) {
    return rows.stream()
        .map(row -> row.stripTrailing() + "\n")
        .collect(Collectors.joining())
        .replaceAll("\n{3,}", "\n\n");
  }
}
