package lethe.app.puzzle;

import static lethe.app.puzzle.Saying.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Exam;
import lethe.app.puzzle.Attempt.Result;
import lethe.app.titles.Titles;
import lethe.engine.core.Fault;

/** Somebody at a puzzle: what they answer is kept, and then judged. */
public final class Answering implements Exam {
  private final Puzzle puzzle;
  private final List<String> task;

  /** Where answers are kept; nowhere if they are nobody's rating. */
  private final Optional<ProgressFile> kept;

  private boolean solved;

  /**
   * Nothing has been answered yet.
   *
   * @param number of the puzzle, if it is one of the collection
   */
  public Answering(Puzzle puzzle, Optional<Integer> number, ProgressFile kept) {
    this(puzzle, task(puzzle, number), Optional.of(kept));
  }

  /** Somebody at a mistake of their own, of which nothing is kept. */
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
            .map(one -> SAY.say("head", one, puzzle.rating()))
            .orElse(SAY.say("head.file", puzzle.rating())));
    lines.addAll(puzzle.task());
    return lines;
  }

  @Override
  public List<String> task() {
    return task;
  }

  @Override
  public Judged judge(String command) {
    if (solved) {
      return new Judged(true, List.of());
    }
    solved = puzzle.verdict().isRight(command);
    List<String> words = new ArrayList<>();
    words.add(solved ? SAY.say("right", command) : Mistakes.said(puzzle.verdict(), command));
    words.addAll(keep(solved ? Result.RIGHT : Result.WRONG));
    words.add(SAY.say(solved ? "right.more" : "wrong.more"));
    return new Judged(solved, words);
  }

  @Override
  public List<String> solution(boolean over) {
    List<String> right = puzzle.verdict().right();
    List<String> lines = new ArrayList<>();
    lines.add(SAY.say(solved || over ? "solution" : "solution.open", right, right));
    if (kept.filter(to -> !to.read().isDone(puzzle)).isPresent()) {
      lines.addAll(keep(Result.SHOWN));
    }
    return lines;
  }

  /** What that does to the rating, or why it could not be kept. */
  private List<String> keep(Result result) {
    return kept.map(to -> keep(result, to)).orElse(List.of());
  }

  private List<String> keep(Result result, ProgressFile to) {
    Progress before = to.read();
    Optional<Fault> fault = to.keep(new Attempt(puzzle.id(), result, puzzle.rating()));
    if (fault.isPresent()) {
      String why = Titles.REASONS.say(fault.get().why(), fault.get().facts());
      return List.of(SAY.say("not-kept", to.path(), why));
    }
    Progress after = to.read();
    return after.tried() > before.tried()
        ? List.of(SAY.say("rated", before.rating(), after.rating()))
        : List.of();
  }
}
