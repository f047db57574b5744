package lethe.app.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A player's attempts and the results that follow from them.
 *
 * @param attempts the attempts, oldest first
 */
public record PuzzleProgress(List<PuzzleAttempt> attempts) {
  public PuzzleProgress {
    attempts = List.copyOf(attempts);
  }

  /** Returns whether the puzzle was solved or its solution shown, so that it is no longer asked. */
  public boolean isDone(Puzzle puzzle) {
    return attemptsAt(puzzle).stream()
        .anyMatch(one -> one.result() != PuzzleAttempt.AttemptResult.WRONG);
  }

  /** Returns whether the puzzle was solved before its solution was shown. */
  public boolean isSolved(Puzzle puzzle) {
    return attemptsAt(puzzle).stream()
        .filter(one -> one.result() != PuzzleAttempt.AttemptResult.WRONG)
        .findFirst()
        .filter(one -> one.result() == PuzzleAttempt.AttemptResult.RIGHT)
        .isPresent();
  }

  /** Returns the number of answers given to a puzzle. */
  public int attemptCount(Puzzle puzzle) {
    return (int)
        attemptsAt(puzzle).stream()
            .filter(one -> one.result() != PuzzleAttempt.AttemptResult.SHOWN)
            .count();
  }

  /** Returns the number of different puzzles tried. */
  public int triedCount() {
    return (int) attempts.stream().map(PuzzleAttempt::id).distinct().count();
  }

  /** Returns the player's rating, which depends on the first attempts only. */
  public int rating() {
    double rating = PuzzleRating.INITIAL;
    Set<String> tried = new HashSet<>();
    for (PuzzleAttempt one : attempts) {
      if (tried.add(one.id())) {
        boolean solved = one.result() == PuzzleAttempt.AttemptResult.RIGHT;
        rating = PuzzleRating.updated(rating, tried.size() - 1, one.rating(), solved);
      }
    }
    return (int) Math.round(rating);
  }

  private List<PuzzleAttempt> attemptsAt(Puzzle puzzle) {
    String id = puzzle.id();
    return attempts.stream().filter(one -> one.id().equals(id)).toList();
  }
}
