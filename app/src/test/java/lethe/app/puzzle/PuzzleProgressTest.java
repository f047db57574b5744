package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PuzzleProgressTest {
  private static final List<Puzzle> PUZZLES = PuzzleCollection.all().subList(0, 4);

  /** Returns the progress of a player who has solved the puzzles at these indices. */
  private static PuzzleProgress solved(int... indices) {
    return new PuzzleProgress(
        IntStream.of(indices)
            .mapToObj(
                index ->
                    new PuzzleAttempt(
                        PUZZLES.get(index).id(), PuzzleAttempt.AttemptResult.RIGHT, 1500))
            .toList());
  }

  @Test
  void theNextPuzzleIsTheFirstUnsolvedOne() {
    assertThat(solved().nextIndex(PUZZLES, 0, _ -> true)).hasValue(0);
    assertThat(solved(0, 1).nextIndex(PUZZLES, 0, _ -> true)).hasValue(2);
    assertThat(solved(0, 3).nextIndex(PUZZLES, 2, _ -> true)).hasValue(2);
    assertThat(solved(0, 3).nextIndex(PUZZLES, 3, _ -> true)).hasValue(1);
  }

  @Test
  void theLastPuzzleIsAskedIfItIsTheOnlyUnsolvedOne() {
    for (int start = 0; start <= PUZZLES.size(); start++) {
      assertThat(solved(0, 1, 2).nextIndex(PUZZLES, start, _ -> true)).hasValue(3);
    }
  }

  @Test
  void thereIsNoNextPuzzleIfAllSelectedOnesAreSolved() {
    assertThat(solved(0, 1, 2, 3).nextIndex(PUZZLES, 0, _ -> true)).isEmpty();
    assertThat(solved(1).nextIndex(PUZZLES, 0, puzzle -> puzzle.equals(PUZZLES.get(1)))).isEmpty();
  }
}
