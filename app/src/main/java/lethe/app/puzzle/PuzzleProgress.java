package lethe.app.puzzle;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A player's attempts at puzzles, from which the progress is computed.
 *
 * @param attempts the attempts, oldest first
 */
public record PuzzleProgress(List<PuzzleAttempt> attempts) {
  public PuzzleProgress {
    attempts = List.copyOf(attempts);
  }

  /**
   * Returns whether the puzzle was solved or its solution was shown, so that it is no longer asked.
   * Otherwise, the puzzle is open.
   */
  public boolean isDone(Puzzle puzzle) {
    return attemptsAt(puzzle).stream()
        .anyMatch(attempt -> attempt.result() != PuzzleAttempt.AttemptResult.WRONG);
  }

  /** Returns whether the puzzle was solved before its solution was shown. */
  public boolean isSolved(Puzzle puzzle) {
    return attemptsAt(puzzle).stream()
        .filter(attempt -> attempt.result() != PuzzleAttempt.AttemptResult.WRONG)
        .findFirst()
        .filter(attempt -> attempt.result() == PuzzleAttempt.AttemptResult.RIGHT)
        .isPresent();
  }

  /** Returns how many times the player has answered a puzzle. */
  public int answerCount(Puzzle puzzle) {
    return (int)
        attemptsAt(puzzle).stream()
            .filter(attempt -> attempt.result() != PuzzleAttempt.AttemptResult.SHOWN)
            .count();
  }

  /**
   * Returns the number of different puzzles that the player has answered or whose solution was
   * shown.
   */
  public int triedCount() {
    return (int) attempts.stream().map(PuzzleAttempt::id).distinct().count();
  }

  /** Returns the player's rating, which depends only on the first attempt at each puzzle. */
  public int rating() {
    double rating = PuzzleRating.INITIAL_RATING;
    Set<String> triedIds = new HashSet<>();
    for (PuzzleAttempt attempt : attempts) {
      if (triedIds.add(attempt.id())) {
        boolean solved = attempt.result() == PuzzleAttempt.AttemptResult.RIGHT;
        rating =
            PuzzleRating.ratingAfterAttempt(rating, triedIds.size() - 1, attempt.rating(), solved);
      }
    }
    return (int) Math.round(rating);
  }

  /**
   * Returns the index of the next puzzle to ask: the easiest of the chosen puzzles that are open
   * and not easier than the previous puzzle; if there is none, the easiest open one. The previous
   * puzzle is asked again only if no other chosen puzzle is open. Empty if none is open.
   *
   * @param previous the index of the previous puzzle; empty if there is none
   */
  public OptionalInt nextIndex(List<Puzzle> puzzles, OptionalInt previous, PuzzleFilter filter) {
    Predicate<Integer> isOpen =
        index -> filter.includes(puzzles.get(index)) && !isDone(puzzles.get(index));
    // Sorting needs only the ratings; the positions of most puzzles are never computed.
    List<Integer> easiestFirst =
        IntStream.range(0, puzzles.size())
            .filter(index -> index != previous.orElse(-1))
            .boxed()
            .sorted(Comparator.comparingInt(index -> puzzles.get(index).rating()))
            .toList();
    int minimum = previous.isPresent() ? puzzles.get(previous.getAsInt()).rating() : 0;
    Optional<Integer> next =
        easiestFirst.stream()
            .filter(index -> puzzles.get(index).rating() >= minimum)
            .filter(isOpen)
            .findFirst()
            .or(() -> easiestFirst.stream().filter(isOpen).findFirst())
            .or(() -> previous.stream().boxed().filter(isOpen).findFirst());
    return next.map(OptionalInt::of).orElseGet(OptionalInt::empty);
  }

  private List<PuzzleAttempt> attemptsAt(Puzzle puzzle) {
    if (attempts.isEmpty()) {
      return List.of();
    }
    String id = puzzle.id();
    return attempts.stream().filter(attempt -> attempt.id().equals(id)).toList();
  }
}
