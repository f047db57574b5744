package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.play.MatchRunner;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The twin law of the puzzle page: reshuffling the cards hidden from the seat changes neither the
 * screens nor the question nor the messages about a wrong answer.
 */
@Tag("titles")
class PuzzlePageTwinsTest {
  /** The number of puzzles tested for each game. */
  private static final int PUZZLES_PER_GAME = 3;

  /** The games whose puzzles have cards that the seat has not seen. */
  private static final List<String> GAMES_WITH_HIDDEN_CARDS = List.of("eurydice", "ravens");

  @TempDir Path folder;

  private int fileCount;

  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  void hiddenCardsDoNotAffectTheScreens(Title<?, ?, ?> title) {
    List<Puzzle> puzzles = IncludedPuzzles.forGame(title).subList(0, PUZZLES_PER_GAME);
    int differences = 0;
    for (Puzzle puzzle : puzzles) {
      Table<?, ?, ?> first = puzzle.reshuffledTable(1);
      Table<?, ?, ?> second = puzzle.reshuffledTable(2);
      assertThat(visibleParts(puzzle, first))
          .as("%s", puzzle.source())
          .isEqualTo(visibleParts(puzzle, second));
      differences +=
          refereeView(first, puzzle.seat()).equals(refereeView(second, puzzle.seat())) ? 0 : 1;
    }
    if (GAMES_WITH_HIDDEN_CARDS.contains(title.id())) {
      assertThat(differences).as("puzzles that differ to a referee").isPositive();
    }
  }

  private List<Object> visibleParts(Puzzle puzzle, Table<?, ?, ?> table) {
    String wrong = puzzle.solution().bestWrongCommand().orElseThrow().command();
    List<String> lines =
        List.of("task", "look", "story", "moves", wrong, "", "solution", "", "help", "", "quit");
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines);
    PuzzleSession session =
        new PuzzleSession(
            puzzle,
            Optional.of(1),
            Optional.empty(),
            new PuzzleProgressFile(folder.resolve("" + fileCount++)));
    Participants participants = Participants.local(table.match()).withPuzzle(session);
    MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
    List<Object> parts = new ArrayList<>(console.screenTexts());
    for (Screen screen : console.screens()) {
      parts.add(List.of(screen.spokenText(), screen.log(), screen.lines(), screen.help()));
    }
    assertThat(parts).hasSizeGreaterThan(lines.size());
    return parts;
  }

  private static <C, O, V> V refereeView(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> finished =
        ((Applied<C, O, V>) table.match().addControl(new ControlEntry.Conceded(seat))).next();
    return finished.view(finished.referee().orElseThrow());
  }
}
