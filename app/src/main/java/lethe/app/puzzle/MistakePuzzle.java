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
 * @param question the lines of the question
 */
public record MistakePuzzle(Puzzle puzzle, List<String> question) {
  public MistakePuzzle {
    question = List.copyOf(question);
  }

  /**
   * Returns the costliest decisions of a seat, worst first.
   *
   * @param file the file of the match
   * @param all the findings for all decisions of the seat
   */
  public static <C, O, V> List<MistakePuzzle> of(
      Path file, Table<C, O, V> over, MatchAnalysis<C, O, V> analysis, List<MoveAnalysis<C>> all) {
    List<MoveAnalysis<C>> turning = MoveAnalysis.turningPoints(all);
    return IntStream.range(0, turning.size())
        .mapToObj(i -> of(file, over, analysis, turning.get(i), List.of(i + 1, turning.size())))
        .toList();
  }

  private static <C, O, V> MistakePuzzle of(
      Path file,
      Table<C, O, V> over,
      MatchAnalysis<C, O, V> analysis,
      MoveAnalysis<C> move,
      List<Integer> count) {
    Table<C, O, V> then =
        new Table<>(over.title(), over.game(), over.match().atPosition(move.position()));
    PuzzleSolution solution = PuzzleSolution.of(move.assessment(), over.game().notation());
    return new MistakePuzzle(
        new Puzzle(file, then, analysis.seat(), solution, List.of()),
        List.of(
            MESSAGES.format(
                "own",
                count.getFirst(),
                count.getLast(),
                move.number(),
                over.game().notation().format(move.chosen())),
            MESSAGES.format("own.better")));
  }
}
