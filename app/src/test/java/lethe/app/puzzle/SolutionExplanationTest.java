package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.titles.Title;
import lethe.engine.core.Evaluation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the explanations of a solution and of the best wrong answer. */
@Tag("titles")
class SolutionExplanationTest {
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(?:\\.\\d+)?");

  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  void aSolutionHasReasons(Title<?, ?, ?> title) {
    IncludedPuzzles.forGame(title)
        .subList(0, 4)
        .forEach(
            puzzle ->
                assertThat(puzzle.reasons(puzzle.solution().rightCommands().getFirst()))
                    .as("%s", puzzle.source())
                    .isNotEmpty()
                    .allSatisfy(sentence -> assertThat(sentence).endsWith(".")));
  }

  /** Depending on the kind of values, the text states the two values or their difference. */
  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  void theCostOfTheBestWrongAnswerMatchesThePuzzlesValues(Title<?, ?, ?> title) {
    for (Puzzle puzzle : IncludedPuzzles.forGame(title)) {
      PuzzleSolution solution = puzzle.solution();
      PuzzleSolution.RatedCommand wrong = solution.bestWrongCommand().orElseThrow();
      assertThat(solution.commands())
          .filteredOn(rated -> !rated.isRight())
          .allMatch(rated -> rated.evaluation().minus(wrong.evaluation()) <= 0);
      String text = WrongAnswerTexts.explainCost(solution).orElseThrow();
      assertThat(text).contains(", " + wrong.command() + ",");
      List<Double> numbers = numbers(text.replace(", " + wrong.command() + ",", ""));
      double best = solution.bestEvaluation().value();
      double wrongValue = wrong.evaluation().value();
      List<Double> expected =
          switch (wrong.evaluation()) {
            case Evaluation.Chance _ ->
                List.of((double) Math.round(100 * best), (double) Math.round(100 * wrongValue));
            case Evaluation.Heuristic _ -> List.of(Math.round(10 * (best - wrongValue)) / 10.0);
            case Evaluation.Points _ ->
                List.of(Math.round(10 * wrongValue) / 10.0, Math.round(10 * best) / 10.0);
            case Evaluation.Lead _, Evaluation.LowerBound _ -> List.of(wrongValue, best);
          };
      assertThat(numbers).as("%s", puzzle.source()).isEqualTo(expected);
    }
  }

  private static List<Double> numbers(String text) {
    Matcher matcher = NUMBER.matcher(text);
    return matcher.results().map(found -> Double.valueOf(found.group())).toList();
  }

  @ParameterizedTest
  @MethodSource("lethe.app.puzzle.IncludedPuzzles#titles")
  void anUnknownCommandHasNoReasons(Title<?, ?, ?> title) {
    assertThat(IncludedPuzzles.forGame(title).getFirst().reasons("nothing")).isEmpty();
  }
}
