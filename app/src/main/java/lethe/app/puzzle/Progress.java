package lethe.app.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What somebody has tried, in order, and what follows from it.
 *
 * @param attempts the oldest first
 */
public record Progress(List<Attempt> attempts) {
  public Progress {
    attempts = List.copyOf(attempts);
  }

  /** Whether what is right was found, or shown: then it is not asked any more by itself. */
  public boolean isDone(Puzzle puzzle) {
    return of(puzzle).stream().anyMatch(one -> one.result() != Attempt.Result.WRONG);
  }

  /** Whether it was solved, before it was shown. */
  public boolean isSolved(Puzzle puzzle) {
    return of(puzzle).stream()
        .filter(one -> one.result() != Attempt.Result.WRONG)
        .findFirst()
        .filter(one -> one.result() == Attempt.Result.RIGHT)
        .isPresent();
  }

  /** How often it was answered. */
  public int tries(Puzzle puzzle) {
    return (int) of(puzzle).stream().filter(one -> one.result() != Attempt.Result.SHOWN).count();
  }

  /** How many puzzles were tried. */
  public int tried() {
    return (int) attempts.stream().map(Attempt::id).distinct().count();
  }

  /** How strong they are by their first tries. */
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
