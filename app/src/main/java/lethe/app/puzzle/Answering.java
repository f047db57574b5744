package lethe.app.puzzle;

import static lethe.app.puzzle.PuzzleMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.PuzzlePrompt;
import lethe.app.puzzle.Attempt.Result;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;

/** One player's attempts at a puzzle. Saves each answer before it reports the result. */
public final class Answering implements PuzzlePrompt {
  private final Puzzle puzzle;
  private final List<String> task;

  /** The file for the answers; empty if they do not count for a rating. */
  private final Optional<ProgressFile> kept;

  private boolean solved;

  /**
   * Starts a puzzle.
   *
   * @param number the number in the collection; empty for a puzzle from elsewhere
   * @param kept the file for the answers
   */
  public Answering(Puzzle puzzle, Optional<Integer> number, ProgressFile kept) {
    this(puzzle, task(puzzle, number), Optional.of(kept));
  }

  /** Starts an exercise on the player's own mistake. Nothing is saved. */
  public Answering(OwnMistake mistake) {
    this(mistake.puzzle(), mistake.question(), Optional.empty());
  }

  private Answering(Puzzle puzzle, List<String> task, Optional<ProgressFile> kept) {
    this.puzzle = puzzle;
    this.task = task;
    this.kept = kept;
  }

  private static List<String> task(Puzzle puzzle, Optional<Integer> number) {
    List<String> lines = new ArrayList<>();
    lines.add(
        number
            .map(one -> MESSAGES.format("head", one, puzzle.rating()))
            .orElse(MESSAGES.format("head.file", puzzle.rating())));
    lines.addAll(puzzle.task());
    return lines;
  }

  @Override
  public List<String> task() {
    return task;
  }

  @Override
  public Feedback judge(String command) {
    if (solved) {
      return new Feedback(true, List.of());
    }
    solved = puzzle.verdict().isRight(command);
    List<String> words = new ArrayList<>();
    words.add(
        solved ? MESSAGES.format("right", command) : Mistakes.said(puzzle.verdict(), command));
    words.addAll(keep(solved ? Result.RIGHT : Result.WRONG));
    words.add(MESSAGES.format(solved ? "right.more" : "wrong.more"));
    return new Feedback(solved, words);
  }

  @Override
  public List<String> solution(boolean over) {
    List<String> right = puzzle.verdict().right();
    List<String> lines = new ArrayList<>();
    lines.add(MESSAGES.format(solved || over ? "solution" : "solution.open", right, right));
    if (kept.filter(to -> !to.read().isDone(puzzle)).isPresent()) {
      lines.addAll(keep(Result.SHOWN));
    }
    return lines;
  }

  /** Saves a result. Returns how the rating changed, or why the result could not be saved. */
  private List<String> keep(Result result) {
    return kept.map(to -> keep(result, to)).orElse(List.of());
  }

  private List<String> keep(Result result, ProgressFile to) {
    Progress before = to.read();
    Optional<InputError> fault = to.keep(new Attempt(puzzle.id(), result, puzzle.rating()));
    if (fault.isPresent()) {
      String why = Titles.REASONS.format(fault.get().code(), fault.get().arguments());
      return List.of(MESSAGES.format("not-kept", to.path(), why));
    }
    Progress after = to.read();
    return after.tried() > before.tried()
        ? List.of(MESSAGES.format("rated", before.rating(), after.rating()))
        : List.of();
  }
}
