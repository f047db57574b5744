package lethe.app.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;

/**
 * The part of a match page that never changes.
 *
 * @param notation the notation of the commands
 * @param ownSeats the seats at this screen; empty for a spectator
 * @param online whether the table advances by itself, as on a server
 * @param hintsAllowed whether hints are given in this match
 * @param task the task of the puzzle; empty if the table is not a puzzle
 * @param canFork whether another match may start from a position of this one
 * @param file the local file of the match; empty if there is none
 * @param preferences the presentation of the match
 */
public record MatchPageContext<C>(
    Notation<C> notation,
    List<Seat> ownSeats,
    boolean online,
    boolean hintsAllowed,
    Optional<PuzzleTask> task,
    boolean canFork,
    Optional<Path> file,
    Preferences preferences) {
  public MatchPageContext {
    ownSeats = List.copyOf(ownSeats);
  }

  /**
   * The task of a puzzle.
   *
   * @param lines the question
   * @param initialView the view at the beginning; the question stays on the screen until the view
   *     changes
   */
  public record PuzzleTask(List<String> lines, Object initialView) {
    public PuzzleTask {
      lines = List.copyOf(lines);
    }
  }

  boolean isPuzzle() {
    return task.isPresent();
  }

  /** Returns the question of the puzzle while the view has not changed; otherwise empty. */
  List<String> openTask(Object view) {
    return task.filter(puzzleTask -> puzzleTask.initialView().equals(view))
        .map(PuzzleTask::lines)
        .orElse(List.of());
  }
}
