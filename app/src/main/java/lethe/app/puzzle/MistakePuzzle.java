package lethe.app.puzzle;

import static lethe.app.puzzle.PuzzleMessages.MESSAGES;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.play.Table;

/**
 * A costly decision of a finished match, posed again to the player who made it.
 *
 * @param introduction a message about the number of the mistake and the player's choice
 */
public record MistakePuzzle(Puzzle puzzle, String introduction) {
  /**
   * Returns puzzles about the {@linkplain MoveAnalysis#turningPoints turning points} of a seat,
   * worst first.
   *
   * @param moves the analyses of all decisions of the seat
   */
  public static <C, O, V> List<MistakePuzzle> forTurningPoints(
      Path file,
      Table<C, O, V> finishedTable,
      MatchAnalysis<C, O, V> analysis,
      List<MoveAnalysis<C>> moves) {
    List<MoveAnalysis<C>> turningPoints = MoveAnalysis.turningPoints(moves);
    return IntStream.range(0, turningPoints.size())
        .mapToObj(
            i ->
                of(
                    file,
                    finishedTable,
                    analysis,
                    turningPoints.get(i),
                    i + 1,
                    turningPoints.size()))
        .toList();
  }

  private static <C, O, V> MistakePuzzle of(
      Path file,
      Table<C, O, V> finishedTable,
      MatchAnalysis<C, O, V> analysis,
      MoveAnalysis<C> move,
      int number,
      int total) {
    Table<C, O, V> atDecision =
        new Table<>(
            finishedTable.title(),
            finishedTable.game(),
            finishedTable.match().atPosition(move.position()));
    PuzzleSolution solution = PuzzleSolution.of(move.assessment(), finishedTable.game().notation());
    return new MistakePuzzle(
        Puzzle.of(file, atDecision, analysis.seat(), solution),
        MESSAGES.format(
            "mistake",
            number,
            total,
            move.moment(),
            finishedTable.game().notation().format(move.chosenCommand())));
  }
}
