package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the puzzles that come with the program. */
class PuzzleCollectionTest {
  /** The number of rounds of Ta-Se that are searched exhaustively. */
  private static final int SEARCHED = 3;

  private static final List<Puzzle> ALL = PuzzleCollection.all();

  static Stream<Title<?, ?, ?>> titles() {
    return Titles.ALL.stream().filter(title -> title.bots().puzzleFinder().isPresent());
  }

  private static List<Puzzle> puzzlesOf(Title<?, ?, ?> title) {
    return ALL.stream().filter(one -> one.table().title().id().equals(title.id())).toList();
  }

  @Test
  void thereAreAtLeastFortyPuzzlesAndEightOfEachGame() {
    assertThat(ALL.size()).isGreaterThanOrEqualTo(40);
    assertThat(Titles.ALL)
        .allSatisfy(title -> assertThat(puzzlesOf(title).size()).isGreaterThan(7));
  }

  /** Each puzzle has a question, right and wrong answers, and statistics for every level. */
  @Test
  void everyPuzzleHasRightAndWrongAnswers() {
    for (Puzzle puzzle : ALL) {
      assertThat(puzzle.task()).as("%s", puzzle.source()).isNotEmpty();
      assertThat(puzzle.solution().rightCommands()).as("%s", puzzle.source()).isNotEmpty();
      assertThat(puzzle.solution().commands())
          .as("%s", puzzle.source())
          .hasSizeGreaterThan(puzzle.solution().rightCommands().size());
      assertThat(puzzle.solveRates())
          .extracting(SolveRate::level)
          .containsExactlyElementsOf(
              puzzle.table().title().bots().all().stream().map(level -> level.name()).toList());
    }
  }

  @Test
  void noPuzzleOccursTwice() {
    assertThat(ALL).extracting(Puzzle::id).doesNotHaveDuplicates();
  }

  /**
   * The twin law of puzzles: a reshuffle that the seat cannot notice changes neither the solutions
   * nor the worth of any command.
   */
  @ParameterizedTest
  @MethodSource("titles")
  void theSolutionDoesNotDependOnHiddenInformation(Title<?, ?, ?> title) {
    List<Puzzle> puzzles = puzzlesOf(title);
    boolean exact = puzzles.getFirst().solution().best().margin() == 0;
    judgedOnceMore(exact ? puzzles : List.of(puzzles.getLast()));
  }

  @ParameterizedTest
  @MethodSource("titles")
  @Tag("long")
  void noSolutionDependsOnHiddenInformation(Title<?, ?, ?> title) {
    judgedOnceMore(puzzlesOf(title));
  }

  private static void judgedOnceMore(List<Puzzle> puzzles) {
    for (Puzzle puzzle : puzzles) {
      List<String> lines =
          puzzle.solution().commands().stream().map(PuzzleSolution.RatedCommand::line).toList();
      assertThat(RecomputedSolution.verdict(puzzle.reshuffledTable(4711), puzzle.seat()))
          .as("%s", puzzle.source())
          .contains(lines);
    }
  }

  /**
   * Puzzles of Ta-Se are exact. They are verified by a separate search that knows only which
   * commands are legal.
   */
  @Test
  void thePuzzlesOfTaSeAgreeWithAnExhaustiveSearch() {
    List<Puzzle> small =
        puzzlesOf(TaSeTitle.TITLE).stream()
            .filter(one -> RoundSearch.chips(one) <= 5)
            .limit(SEARCHED)
            .toList();
    assertThat(small).hasSize(SEARCHED);
    for (Puzzle puzzle : small) {
      Map<String, Integer> found = new HashMap<>(RoundSearch.leads(puzzle));
      Map<String, Integer> said = new HashMap<>();
      puzzle
          .solution()
          .commands()
          .forEach(one -> said.put(one.command(), (int) one.evaluation().value()));
      assertThat(found).as("%s", puzzle.source()).isEqualTo(said);
    }
  }

  /** No remark of a file is ignored. */
  @Test
  void everyRemarkOfAFileIsRead() {
    String text = Resources.text(PuzzleCollection.class, "ta-se-01.lethe");
    Validated<Puzzle> read = Puzzle.read(Path.of("ta-se-01.lethe"), text);
    assertThat(read).isInstanceOf(Valid.class);
    Puzzle puzzle = ((Valid<Puzzle>) read).value();
    long remarks = text.lines().filter(line -> line.startsWith("#:")).count();
    assertThat(puzzle.solution().commands().size() + puzzle.solveRates().size())
        .isEqualTo((int) remarks);
  }
}
