package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the Elo ratings of puzzles. */
class PuzzleRatingTest {
  private static final List<String> LEVELS = List.of("weak", "fair", "strong");

  private static int ratingForSolvedCounts(int weak, int fair, int strong) {
    return PuzzleRating.fromSolveRates(
        List.of(
            new SolveRate("weak", weak, 16),
            new SolveRate("fair", fair, 16),
            new SolveRate("strong", strong, 16)),
        LEVELS);
  }

  @Test
  void theRatingDifferenceDeterminesTheChanceToSolve() {
    assertThat(PuzzleRating.solveProbability(1500, 1500)).isEqualTo(0.5);
    assertThat(PuzzleRating.solveProbability(1900, 1500)).isCloseTo(10.0 / 11, within(1e-9));
  }

  /** The levels are rated 600, 1000 and 1400. */
  @Test
  void aPuzzleSolvedHalfTheTimeHasTheRatingOfTheLevel() {
    assertThat(ratingForSolvedCounts(2, 8, 14)).isBetween(980, 1020);
  }

  @Test
  void aPuzzleSolvedLessOftenIsRatedHigher() {
    assertThat(ratingForSolvedCounts(0, 0, 16)).isGreaterThan(ratingForSolvedCounts(0, 8, 16));
    assertThat(ratingForSolvedCounts(0, 8, 16)).isGreaterThan(ratingForSolvedCounts(16, 16, 16));
    assertThat(ratingForSolvedCounts(0, 0, 0)).isGreaterThan(1400);
  }

  @Test
  void ratingsChangeMoreForHarderPuzzlesAndNewPlayers() {
    assertThat(PuzzleRating.ratingAfterAttempt(1200, 0, 1600, true))
        .isGreaterThan(PuzzleRating.ratingAfterAttempt(1200, 0, 1200, true));
    assertThat(PuzzleRating.ratingAfterAttempt(1200, 0, 1200, true)).isEqualTo(1220);
    assertThat(PuzzleRating.ratingAfterAttempt(1200, 0, 1200, false)).isEqualTo(1180);
    assertThat(PuzzleRating.ratingAfterAttempt(1200, 20, 1200, true)).isEqualTo(1210);
  }
}
