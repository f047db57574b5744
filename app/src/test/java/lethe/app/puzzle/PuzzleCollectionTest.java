package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the puzzles included in the program. */
@Tag("titles")
class PuzzleCollectionTest {
  /** The number of rounds of Ta-Se that are searched exhaustively. */
  private static final int SEARCHED_ROUNDS = 3;

  /** The number of puzzles of each game with exact values whose solutions are recomputed. */
  private static final int EXACT_SAMPLE = 4;

  @Test
  void everyGameWithPuzzlesHasAtLeastThirty() {
    assertThat(IncludedPuzzles.titles())
        .isNotEmpty()
        .allSatisfy(title -> assertThat(IncludedPuzzles.forGame(title)).hasSizeGreaterThan(29));
  }

  /** In addition, every puzzle has a question and a solve rate for each level. */
  @Test
  void everyPuzzleHasOneRightAnswerAndAWrongOne() {
    for (Puzzle puzzle : IncludedPuzzles.ALL) {
      assertThat(puzzle.question()).as("%s", puzzle.source()).isNotEmpty();
      assertThat(puzzle.solution().rightCommands()).as("%s", puzzle.source()).hasSize(1);
      assertThat(puzzle.solution().bestWrongCommand()).as("%s", puzzle.source()).isPresent();
      assertThat(puzzle.solveRates())
          .extracting(SolveRate::level)
          .containsExactlyElementsOf(
              puzzle.table().title().bots().levels().stream().map(level -> level.name()).toList());
    }
  }

  @Test
  void everyThemeIsUsedForSomeButAtMostHalfOfThePuzzles() {
    for (Title<?, ?, ?> title : IncludedPuzzles.titles().toList()) {
      List<String> themes = title.bots().puzzleFinder().orElseThrow().themes();
      List<Puzzle> puzzles = IncludedPuzzles.forGame(title);
      assertThat(puzzles).extracting(puzzle -> puzzle.theme().orElseThrow()).isSubsetOf(themes);
      for (String theme : themes) {
        long count =
            puzzles.stream().filter(puzzle -> puzzle.theme().orElseThrow().equals(theme)).count();
        assertThat(count).as("%s, %s", title, theme).isBetween(1L, (puzzles.size() + 1) / 2L);
        assertThat(title.puzzleThemeName(theme)).doesNotContain("puzzle.theme");
      }
    }
  }

  @Test
  void thePuzzlesOfAGameAreSortedByRating() {
    assertThat(IncludedPuzzles.titles())
        .allSatisfy(
            title ->
                assertThat(IncludedPuzzles.forGame(title)).extracting(Puzzle::rating).isSorted());
  }

  @Test
  void puzzleIdsAreUnique() {
    assertThat(IncludedPuzzles.ALL).extracting(Puzzle::id).doesNotHaveDuplicates();
  }

  /**
   * The twin law of puzzles: reshuffling the cards hidden from the seat changes neither the
   * solutions nor the value of any command.
   */
  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  void someSolutionsAreIndependentOfHiddenInformation(Title<?, ?, ?> title) {
    List<Puzzle> puzzles = IncludedPuzzles.forGame(title);
    boolean exact = puzzles.getFirst().solution().bestEvaluation().margin() == 0;
    assertTwinsHaveTheSameSolution(
        exact ? puzzles.subList(0, EXACT_SAMPLE) : List.of(puzzles.getLast()));
  }

  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  @Tag("long")
  void allSolutionsAreIndependentOfHiddenInformation(Title<?, ?, ?> title) {
    assertTwinsHaveTheSameSolution(IncludedPuzzles.forGame(title));
  }

  private static void assertTwinsHaveTheSameSolution(List<Puzzle> puzzles) {
    for (Puzzle puzzle : puzzles) {
      List<String> lines =
          puzzle.solution().commands().stream().map(PuzzleSolution.RatedCommand::line).toList();
      assertThat(RecomputedSolution.remarks(puzzle.reshuffledTable(4711), puzzle.seat()))
          .as("%s", puzzle.source())
          .contains(lines);
    }
  }

  /**
   * The values of moves in Ta-Se are exact. They are verified by an independent search, which uses
   * only the legal commands and the scores.
   */
  @Test
  void smallPuzzlesOfTaSeAgreeWithAnExhaustiveSearch() {
    List<Puzzle> smallPuzzles =
        IncludedPuzzles.forGame(TaSeTitle.TITLE).stream()
            .filter(candidate -> RoundSearch.chipCount(candidate) <= 5)
            .limit(SEARCHED_ROUNDS)
            .toList();
    assertThat(smallPuzzles).hasSize(SEARCHED_ROUNDS);
    for (Puzzle puzzle : smallPuzzles) {
      Map<String, Integer> searchedLeads = new HashMap<>(RoundSearch.leads(puzzle));
      Map<String, Integer> statedLeads = new HashMap<>();
      puzzle
          .solution()
          .commands()
          .forEach(
              candidate ->
                  statedLeads.put(candidate.command(), (int) candidate.evaluation().value()));
      assertThat(searchedLeads).as("%s", puzzle.source()).isEqualTo(statedLeads);
    }
  }

  @Test
  void allRemarksOfAPuzzleFileAreParsed() {
    String text = Resources.text(PuzzleCollection.class, "ta-se-01.lethe");
    Validated<Puzzle> parsed = Puzzle.parse(Path.of("ta-se-01.lethe"), text);
    assertThat(parsed).isInstanceOf(Valid.class);
    Puzzle puzzle = ((Valid<Puzzle>) parsed).value();
    long remarks = text.lines().filter(line -> line.startsWith("#:")).count();
    assertThat(puzzle.solution().commands().size() + puzzle.solveRates().size())
        .isEqualTo((int) remarks);
  }
}
