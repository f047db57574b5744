package lethe.app.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Exam;
import lethe.app.puzzle.Attempt.Result;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;
import lethe.engine.core.Fault;

/** Somebody at a puzzle: what they answer is kept, and then judged. */
public final class Answering implements Exam {
  private static final Messages SAY = Messages.of(Answering.class);

  private final Puzzle puzzle;
  private final ProgressFile kept;

  /** What is said before the question. */
  private final String head;

  private boolean solved;

  /**
   * Nothing has been answered yet.
   *
   * @param number of the puzzle, if it is one of the collection
   */
  public Answering(Puzzle puzzle, Optional<Integer> number, ProgressFile kept) {
    this.puzzle = puzzle;
    this.kept = kept;
    this.head =
        number
            .map(one -> SAY.say("head", one, puzzle.rating()))
            .orElse(SAY.say("head.file", puzzle.rating()));
  }

  @Override
  public List<String> task() {
    List<String> lines = new ArrayList<>();
    lines.add(head);
    lines.addAll(puzzle.task());
    return lines;
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
  public List<String> solution() {
    List<String> right = puzzle.verdict().right();
    List<String> lines = new ArrayList<>();
    lines.add(SAY.say("solution", right, right));
    if (!kept.read().isDone(puzzle)) {
      lines.addAll(keep(Result.SHOWN));
    }
    return lines;
  }

  /** What that does to the rating, or why it could not be kept. */
  private List<String> keep(Result result) {
    Progress before = kept.read();
    Optional<Fault> fault = kept.keep(new Attempt(puzzle.id(), result, puzzle.rating()));
    if (fault.isPresent()) {
      String why = Titles.REASONS.say(fault.get().why(), fault.get().facts());
      return List.of(SAY.say("not-kept", kept.path(), why));
    }
    Progress after = kept.read();
    return after.tried() > before.tried()
        ? List.of(SAY.say("rated", before.rating(), after.rating()))
        : List.of();
  }
}
