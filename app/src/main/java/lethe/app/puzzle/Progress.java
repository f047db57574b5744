package lethe.app.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A player's attempts and the results that follow from them.
 *
 * @param attempts the attempts, oldest first
 */
public record Progress(List<Attempt> attempts) {
  public Progress {
    attempts = List.copyOf(attempts);
  }

  /** Returns whether the puzzle was solved or its solution shown, so that it is no longer asked. */
  public boolean isDone(Puzzle puzzle) {
    return of(puzzle).stream().anyMatch(one -> one.result() != Attempt.Result.WRONG);
  }

  /** Returns whether the puzzle was solved before its solution was shown. */
  public boolean isSolved(Puzzle puzzle) {
    return of(puzzle).stream()
        .filter(one -> one.result() != Attempt.Result.WRONG)
        .findFirst()
        .filter(one -> one.result() == Attempt.Result.RIGHT)
        .isPresent();
  }

  /** Returns the number of answers given to a puzzle. */
  public int tries(Puzzle puzzle) {
    return (int) of(puzzle).stream().filter(one -> one.result() != Attempt.Result.SHOWN).count();
  }

  /** Returns the number of different puzzles tried. */
  public int tried() {
    return (int) attempts.stream().map(Attempt::id).distinct().count();
  }

  /** Returns the player's rating, which depends on the first attempts only. */
  public int rating() {
    double rating = Rating.FIRST;
    Set<String> tried = new HashSet<>();
    for (Attempt one : attempts) {
      if (tried.add(one.id())) {
        boolean solved = one.result() == Attempt.Result.RIGHT;
        rating = Rating.after(rating, tried.size() - 1, one.rating(), solved);
      }
    }
    return (int) Math.round(rating);
  }

  private List<Attempt> of(Puzzle puzzle) {
    String id = puzzle.id();
    return attempts.stream().filter(one -> one.id().equals(id)).toList();
  }
}
