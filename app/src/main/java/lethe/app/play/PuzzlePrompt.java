package lethe.app.play;

import java.util.List;

/**
 * A puzzle at a table. Every command of the player is evaluated before it is played; a wrong answer
 * is not played.
 */
public interface PuzzlePrompt {
  /**
   * The evaluation of an answer.
   *
   * @param accepted whether the command may be played
   * @param lines the message; may be empty
   */
  record Feedback(boolean accepted, List<String> lines) {
    public Feedback {
      lines = List.copyOf(lines);
    }
  }

  /** Returns the lines that introduce the puzzle, for example its number and rating; not empty. */
  List<String> introduction();

  /** Returns the question, which stays on the screen until a command is played; not empty. */
  List<String> question();

  /**
   * Evaluates a command. After the right answer, every command may be played and there is no
   * message.
   *
   * @param command a legal command in the form in which it is typed
   * @param endsMatch whether the command would end the match, so that nothing can be played after
   *     it
   */
  Feedback evaluate(String command, boolean endsMatch);

  /**
   * Returns the solution. If the puzzle has not been solved, asking for the solution counts as not
   * solving it.
   *
   * @param isOver whether the match is over, so that the solution can no longer be played
   */
  List<String> revealSolution(boolean isOver);
}
