package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PuzzleProgressTest {
  private static final List<Puzzle> PUZZLES = IncludedPuzzles.ALL.subList(0, 4);

  /** Returns the progress of a player who has solved the puzzles at these indices. */
  private static PuzzleProgress progressAfterSolving(int... indices) {
    return new PuzzleProgress(
        IntStream.of(indices)
            .mapToObj(
                index ->
                    new PuzzleAttempt(
                        PUZZLES.get(index).id(), PuzzleAttempt.AttemptResult.RIGHT, 1500))
            .toList());
  }

  private static OptionalInt nextIndex(PuzzleProgress progress, int previous) {
    return progress.nextIndex(PUZZLES, OptionalInt.of(previous), PuzzleFilter.ALL);
  }

  private static int rating(OptionalInt index) {
    return PUZZLES.get(index.orElseThrow()).rating();
  }

  @Test
  void theFirstPuzzleIsTheEasiestUnsolvedOne() {
    int easiest = PUZZLES.stream().mapToInt(Puzzle::rating).min().orElseThrow();
    OptionalInt first =
        progressAfterSolving().nextIndex(PUZZLES, OptionalInt.empty(), PuzzleFilter.ALL);
    assertThat(rating(first)).isEqualTo(easiest);
    assertThat(
            progressAfterSolving(first.getAsInt())
                .nextIndex(PUZZLES, OptionalInt.empty(), PuzzleFilter.ALL))
        .isNotEqualTo(first);
  }

  /** The puzzles of the collection are sorted by rating within a game. */
  @Test
  void unsolvedPuzzlesAreChosenInOrder() {
    assertThat(nextIndex(progressAfterSolving(0), 0)).hasValue(1);
    assertThat(nextIndex(progressAfterSolving(0, 1), 1)).hasValue(2);
    assertThat(nextIndex(progressAfterSolving(1, 2, 3), 3)).hasValue(0);
  }

  @Test
  void theOnlyUnsolvedPuzzleIsChosen() {
    for (int previous = 0; previous < PUZZLES.size(); previous++) {
      assertThat(nextIndex(progressAfterSolving(0, 1, 2), previous)).hasValue(3);
    }
  }

  @Test
  void noPuzzleIsChosenIfNoneMatchesOrAllAreSolved() {
    assertThat(nextIndex(progressAfterSolving(0, 1, 2, 3), 0)).isEmpty();
    PuzzleFilter otherTheme =
        new PuzzleFilter(Optional.of(PUZZLES.getFirst().table().title()), Optional.of("none"));
    assertThat(progressAfterSolving().nextIndex(PUZZLES, OptionalInt.empty(), otherTheme))
        .isEmpty();
  }

  @Test
  void theEasiestPuzzleOfTheChosenThemeComesFirst() {
    List<Puzzle> puzzles = IncludedPuzzles.forGame(PUZZLES.getFirst().table().title());
    Puzzle easiestOfOtherTheme =
        puzzles.stream()
            .filter(puzzle -> !puzzle.theme().equals(puzzles.getFirst().theme()))
            .findFirst()
            .orElseThrow();
    PuzzleFilter filter =
        new PuzzleFilter(
            Optional.of(easiestOfOtherTheme.table().title()), easiestOfOtherTheme.theme());
    OptionalInt next = progressAfterSolving().nextIndex(puzzles, OptionalInt.empty(), filter);
    assertThat(puzzles.get(next.orElseThrow())).isSameAs(easiestOfOtherTheme);
  }

  @Test
  void dailyPuzzlesRepeatOnlyAfterAllWereShown() {
    LocalDate first = LocalDate.of(2026, 1, 1);
    Set<Integer> numbers = new HashSet<>();
    for (int day = 0; day < 10; day++) {
      numbers.add(PuzzleCollection.dailyPuzzleNumber(first.plusDays(day), 10));
    }
    assertThat(numbers).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(PuzzleCollection.dailyPuzzleNumber(first, 10))
        .isEqualTo(PuzzleCollection.dailyPuzzleNumber(first.plusDays(10), 10));
  }
}
