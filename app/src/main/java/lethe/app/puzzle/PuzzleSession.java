package lethe.app.puzzle;

import static lethe.app.puzzle.PuzzleMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.PuzzlePrompt;
import lethe.app.puzzle.PuzzleAttempt.AttemptResult;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;

/** One player's attempts at a puzzle. Saves each answer before it reports the result. */
public final class PuzzleSession implements PuzzlePrompt {
  private final Puzzle puzzle;
  private final List<String> task;

  /** The file for the answers; empty if they do not count for a rating. */
  private final Optional<PuzzleProgressFile> progressFile;

  private boolean solved;

  /**
   * Starts a puzzle.
   *
   * @param number the number in the collection; empty for any other puzzle
   * @param progressFile the file for the answers
   */
  public PuzzleSession(Puzzle puzzle, Optional<Integer> number, PuzzleProgressFile progressFile) {
    this(puzzle, task(puzzle, number), Optional.of(progressFile));
  }

  /** Starts an exercise on the player's own mistake. Nothing is saved. */
  public PuzzleSession(MistakePuzzle mistake) {
    this(mistake.puzzle(), mistake.question(), Optional.empty());
  }

  private PuzzleSession(
      Puzzle puzzle, List<String> task, Optional<PuzzleProgressFile> progressFile) {
    this.puzzle = puzzle;
    this.task = task;
    this.progressFile = progressFile;
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
    solved = puzzle.solution().isRight(command);
    List<String> words = new ArrayList<>();
    words.add(
        solved
            ? MESSAGES.format("right", command)
            : MistakeTexts.explain(puzzle.solution(), command));
    words.addAll(record(solved ? AttemptResult.RIGHT : AttemptResult.WRONG));
    words.add(MESSAGES.format(solved ? "right.more" : "wrong.more"));
    return new Feedback(solved, words);
  }

  @Override
  public List<String> solution(boolean over) {
    List<String> right = puzzle.solution().rightCommands();
    List<String> lines = new ArrayList<>();
    lines.add(MESSAGES.format(solved || over ? "solution" : "solution.open", right, right));
    if (progressFile.filter(to -> !to.read().isDone(puzzle)).isPresent()) {
      lines.addAll(record(AttemptResult.SHOWN));
    }
    return lines;
  }

  /**
   * Saves a result. Returns the message about the change of the rating, or the reason why the
   * result could not be saved.
   */
  private List<String> record(AttemptResult result) {
    return progressFile.map(to -> record(result, to)).orElse(List.of());
  }

  private List<String> record(AttemptResult result, PuzzleProgressFile to) {
    PuzzleProgress before = to.read();
    Optional<InputError> error = to.append(new PuzzleAttempt(puzzle.id(), result, puzzle.rating()));
    if (error.isPresent()) {
      String reason = Titles.ERROR_MESSAGES.format(error.get().code(), error.get().arguments());
      return List.of(MESSAGES.format("not-kept", to.path(), reason));
    }
    PuzzleProgress after = to.read();
    return after.triedCount() > before.triedCount()
        ? List.of(MESSAGES.format("rated", before.rating(), after.rating()))
        : List.of();
  }
}
