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

/** Tests that the frames in the README are what the program draws. */
class ReadmeFramesTest {
  private static final String TITLES = "app/src/main/resources/lethe/app/titles/";

  /** The frame shows the window before an entry, with the command typed but not entered. */
  @ParameterizedTest
  @CsvSource({
    "app/docs/ta-se.lethe, 9",
    TITLES + "ravens/happy-ending.lethe, 27",
    TITLES + "eurydice/he-looks-back.lethe, 4",
    TITLES + "robots/whole-match.lethe, 9"
  })
  void everyFrameIsInTheReadme(String script, int position) throws IOException {
    LoadedMatch saved =
        ((Valid<LoadedMatch>) LoadedMatch.read(DocumentationPages.ROOT.resolve(script))).value();
    assertThat(DocumentationPages.text("README.md").split("```\n", -1))
        .contains(window(saved.table(), position));
  }

  private static <C, O, V> String window(Table<C, O, V> table, int position) {
    Match<C, O, V> match = table.match();
    if (!(match.journal().entries().get(position) instanceof Entry.Ply<C>(Seat seat, C command))) {
      throw new AssertionError("no move comes next");
    }
    MatchWindows<C, O, V> windows = MatchWindows.of(table.title(), (_, _) -> 0);
    Match<C, O, V> at = match.atPosition(position);
    int heard = match.atPosition(lastMove(match, seat, position)).observations(seat).size();
    Screen screen =
        windows
            .page(
                Snapshot.of(table.title(), at, seat),
                at.observations(seat).subList(heard, at.observations(seat).size()),
                WindowLayout.room(Size.DEFAULT))
            .screen(WindowLayout.room(Size.DEFAULT));
    InputState input = InputState.empty(false).with(screen);
    for (char letter : windows.notation().format(command).toCharArray()) {
      input = input.press(screen, new Key.Char(letter)).state();
    }
    return folded(WindowLayout.of(input, screen, Size.DEFAULT).frame().lines());
  }

  /**
   * Returns the position of the last move of a seat. The player has read every message before it.
   */
  private static int lastMove(Match<?, ?, ?> match, Seat seat, int position) {
    for (int last = position - 1; last > 0; last--) {
      if (match.journal().entries().get(last) instanceof Entry.Ply<?> ply
          && ply.seat().equals(seat)) {
        return last;
      }
    }
    return 0;
  }

  /** Joins rows without trailing blanks, and replaces several empty rows with one. */
  private static String folded(List<String> rows) {
    return rows.stream()
        .map(row -> row.stripTrailing() + "\n")
        .collect(Collectors.joining())
        .replaceAll("\n{3,}", "\n\n");
  }
}
