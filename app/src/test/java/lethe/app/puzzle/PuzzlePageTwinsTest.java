package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.play.MatchController;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.session.Preferences;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The twin law of the puzzle page: a reshuffle that the seat cannot notice changes nothing of what
 * it sees, is asked, or is told about a wrong answer.
 */
class PuzzlePageTwinsTest {
  /** The number of puzzles tested for each game. */
  private static final int TRIED = 3;

  /** The games with cards that the seat has not seen. */
  private static final List<String> HIDING = List.of("eurydice", "ravens");

  @TempDir Path home;

  private int asked;

  static Stream<Title<?, ?, ?>> titles() {
    return Titles.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void twinsAreAskedTheSame(Title<?, ?, ?> title) {
    List<Puzzle> puzzles =
        PuzzleCollection.all().stream()
            .filter(one -> one.table().title().id().equals(title.id()))
            .limit(TRIED)
            .toList();
    int different = 0;
    for (Puzzle puzzle : puzzles) {
      Table<?, ?, ?> one = puzzle.reshuffledTable(1);
      Table<?, ?, ?> other = puzzle.reshuffledTable(2);
      assertThat(visibleParts(puzzle, one))
          .as("%s", puzzle.source())
          .isEqualTo(visibleParts(puzzle, other));
      different += truth(one, puzzle.seat()).equals(truth(other, puzzle.seat())) ? 0 : 1;
    }
    if (HIDING.contains(title.id())) {
      assertThat(different).as("puzzles that differ to a referee").isPositive();
    }
  }

  private List<Object> visibleParts(Puzzle puzzle, Table<?, ?, ?> table) {
    String wrong =
        puzzle.solution().commands().stream()
            .filter(one -> !one.right())
            .map(PuzzleSolution.RatedCommand::command)
            .findFirst()
            .orElseThrow();
    List<String> lines =
        List.of("task", "look", "story", "moves", wrong, "", "solution", "", "help", "", "quit");
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines);
    PuzzleSession answering =
        new PuzzleSession(
            puzzle, Optional.of(1), new PuzzleProgressFile(home.resolve("" + asked++)));
    Participants participants = Participants.local(table.match()).withPuzzle(answering);
    MatchController.run(table, console, participants, TaskRunner.IMMEDIATE, Preferences.DEFAULT);
    List<Object> seen = new ArrayList<>(console.screenTexts());
    for (Screen screen : console.screens()) {
      seen.add(List.of(screen.spokenText(), screen.log(), screen.lines(), screen.help()));
    }
    assertThat(seen).hasSizeGreaterThan(lines.size());
    return seen;
  }

  private static <C, O, V> V truth(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> over =
        ((Applied<C, O, V>) table.match().addControl(new ControlEntry.Conceded(seat))).next();
    return over.view(over.referee().orElseThrow());
  }
}
