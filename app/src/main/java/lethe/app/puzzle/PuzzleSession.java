package lethe.app.puzzle;

import static lethe.app.puzzle.PuzzleMessages.MESSAGES;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.PuzzlePrompt;
import lethe.app.puzzle.PuzzleAttempt.AttemptResult;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;

/**
 * One player's attempts at a puzzle. Saves each answer before it reports the result, unless the
 * puzzle is one of the player's mistakes.
 */
public final class PuzzleSession implements PuzzlePrompt {
  private final Puzzle puzzle;
  private final List<String> introduction;
  private final List<String> question;

  /** The file for the answers; empty if the answers are not rated. */
  private final Optional<PuzzleProgressFile> progressFile;

  private boolean solved;

  /**
   * Starts a puzzle.
   *
   * @param number the puzzle's number in the collection; empty if it is not from the collection
   * @param day the date if it is a daily puzzle; otherwise empty
   * @param progressFile the file for the answers
   */
  public PuzzleSession(
      Puzzle puzzle,
      Optional<Integer> number,
      Optional<LocalDate> day,
      PuzzleProgressFile progressFile) {
    this(puzzle, introduction(puzzle, number, day), puzzle.question(), Optional.of(progressFile));
  }

  /** Starts an exercise on one of the player's mistakes. The answers are not saved. */
  public PuzzleSession(MistakePuzzle mistake) {
    this(
        mistake.puzzle(),
        List.of(mistake.introduction()),
        List.of(MESSAGES.format("mistake.question")),
        Optional.empty());
  }

  private PuzzleSession(
      Puzzle puzzle,
      List<String> introduction,
      List<String> question,
      Optional<PuzzleProgressFile> progressFile) {
    this.puzzle = puzzle;
    this.introduction = introduction;
    this.question = question;
    this.progressFile = progressFile;
  }

  private static List<String> introduction(
      Puzzle puzzle, Optional<Integer> number, Optional<LocalDate> day) {
    List<String> lines = new ArrayList<>();
    day.map(date -> MESSAGES.format("head.daily", date)).ifPresent(lines::add);
    lines.add(
        number
            .map(n -> MESSAGES.format("head", n, puzzle.themeName(), puzzle.rating()))
            .orElseGet(() -> MESSAGES.format("head.file", puzzle.themeName(), puzzle.rating())));
    return lines;
  }

  @Override
  public List<String> introduction() {
    return introduction;
  }

  @Override
  public List<String> question() {
    return question;
  }

  @Override
  public Feedback evaluate(String command, boolean endsMatch) {
    if (solved) {
      return new Feedback(true, List.of());
    }
    solved = puzzle.solution().isRight(command);
    List<String> lines = new ArrayList<>();
    lines.add(
        solved
            ? MESSAGES.format("right", command)
            : WrongAnswerTexts.explain(puzzle.solution(), command));
    if (solved) {
      lines.addAll(explanation(command));
    }
    lines.addAll(saveResult(solved ? AttemptResult.RIGHT : AttemptResult.WRONG));
    lines.add(
        MESSAGES.format(!solved ? "wrong.next" : endsMatch ? "right.next.over" : "right.next"));
    return new Feedback(solved, lines);
  }

  @Override
  public List<String> revealSolution(boolean isOver) {
    List<String> right = puzzle.solution().rightCommands();
    List<String> lines = new ArrayList<>();
    lines.add(MESSAGES.format(solved || isOver ? "solution" : "solution.open", right, right));
    lines.addAll(explanation(right.getFirst()));
    if (progressFile.filter(file -> !file.read().isDone(puzzle)).isPresent()) {
      lines.addAll(saveResult(AttemptResult.SHOWN));
    }
    return lines;
  }

  /** Returns the reasons for a right answer, and the cost of the best wrong answer. */
  private List<String> explanation(String solution) {
    List<String> lines = new ArrayList<>();
    List<String> reasons = puzzle.reasons(solution);
    if (!reasons.isEmpty()) {
      lines.add(MESSAGES.format("why", solution, String.join(" ", reasons)));
    }
    WrongAnswerTexts.explainCost(puzzle.solution()).ifPresent(lines::add);
    return lines;
  }

  /**
   * Saves a result if answers are rated. Returns the message about the change of the rating, if
   * there was one, or the reason why the result could not be saved.
   */
  private List<String> saveResult(AttemptResult result) {
    return progressFile.map(file -> saveResult(result, file)).orElse(List.of());
  }

  private List<String> saveResult(AttemptResult result, PuzzleProgressFile file) {
    PuzzleProgress oldProgress = file.read();
    Optional<InputError> error =
        file.append(new PuzzleAttempt(puzzle.id(), result, puzzle.rating()));
    if (error.isPresent()) {
      String reason = Titles.ERROR_MESSAGES.format(error.get().code(), error.get().arguments());
      return List.of(MESSAGES.format("not-saved", file.path(), reason));
    }
    PuzzleProgress newProgress = file.read();
    return newProgress.triedCount() > oldProgress.triedCount()
        ? List.of(MESSAGES.format("rating-changed", oldProgress.rating(), newProgress.rating()))
        : List.of();
  }
}
