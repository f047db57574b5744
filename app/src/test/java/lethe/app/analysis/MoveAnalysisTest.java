package lethe.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Assessment;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import org.junit.jupiter.api.Test;

/** Tests the cost of moves, the selection of turning points, and the chart of values. */
class MoveAnalysisTest {
  private static Evaluation chance(double chance, double error) {
    return new Evaluation.Chance(chance, error);
  }

  /**
   * Returns the analysis of a move with the value {@code chosen}, where the best move had the value
   * {@code best}.
   */
  private static MoveAnalysis<String> analysis(int number, Evaluation best, Evaluation chosen) {
    return new MoveAnalysis<>(
        number,
        10 * number,
        "",
        "chosen",
        new Assessment<>(
            List.of(
                new EvaluatedCommand<>("best", best), new EvaluatedCommand<>("chosen", chosen))));
  }

  @Test
  void aDifferenceWithinTheErrorIsNoLoss() {
    MoveAnalysis<String> withinError = analysis(1, chance(0.5, 0.03), chance(0.46, 0.04));
    assertThat(withinError.cost().orElseThrow().amount()).isCloseTo(0.04, within(1e-9));
    assertThat(withinError.cost().orElseThrow().error()).isCloseTo(0.05, within(1e-9));
    assertThat(withinError.isLoss()).isFalse();
    assertThat(analysis(1, chance(0.5, 0.03), chance(0.44, 0.04)).isLoss()).isTrue();
  }

  @Test
  void theCostOfALeadHasNoError() {
    assertThat(analysis(1, new Evaluation.Lead(1), new Evaluation.Lead(0)).cost())
        .contains(new MoveCost(1, 0));
    assertThat(analysis(1, new Evaluation.Lead(1), new Evaluation.Lead(1)).isLoss()).isFalse();
  }

  /** Moves are ordered by their minimum loss, largest first, and then by their number. */
  @Test
  void theTurningPointsAreTheThreeGreatestLosses() {
    List<MoveAnalysis<String>> moves =
        List.of(
            analysis(1, new Evaluation.Lead(1), new Evaluation.Lead(0)),
            analysis(2, new Evaluation.Lead(1), new Evaluation.Lead(1)),
            analysis(3, new Evaluation.Lead(2), new Evaluation.Lead(-1)),
            analysis(4, new Evaluation.Lead(1), new Evaluation.Lead(0)),
            analysis(5, new Evaluation.Lead(1), new Evaluation.Lead(0)));
    assertThat(MoveAnalysis.turningPoints(moves))
        .extracting(MoveAnalysis::moment)
        .containsExactly(3, 1, 4);
  }

  @Test
  void aCommandWithoutEvaluationHasNoCost() {
    MoveAnalysis<String> unevaluated =
        new MoveAnalysis<>(
            1,
            3,
            "",
            "other",
            new Assessment<>(List.of(new EvaluatedCommand<>("best", new Evaluation.Lead(1)))));
    assertThat(unevaluated.cost()).isEqualTo(Optional.empty());
    assertThat(unevaluated.isLoss()).isFalse();
  }

  /** Even the minimum has a visible bar. A single decision has no chart. */
  @Test
  void aChartHasABarForEachDecision() {
    List<String> lines =
        chart(chance(0, 0), chance(0.5, 0), chance(1, 0)).stream().map(Text::text).toList();
    assertThat(lines)
        .containsExactly(
            "Chance to win",
            "   100% │  █",
            "        │  █",
            "        │ ▄█",
            "        │ ██",
            "     0% │▁██",
            "        └───",
            "         5  15 moment");
    assertThat(chart(new Evaluation.Lead(-1), new Evaluation.Lead(2)).stream().map(Text::text))
        .startsWith("Lead in cups at the end of the round", "     +2 │ █")
        .contains("     -2 │██");
    assertThat(chart(chance(1, 0))).isEmpty();
  }

  /** Returns a chart of decisions at the moments 5, 10, 15 and so on. */
  private static List<Text> chart(Evaluation... values) {
    List<MoveAnalysis<String>> moves = new ArrayList<>();
    for (Evaluation value : values) {
      moves.add(
          new MoveAnalysis<>(
              5 * moves.size() + 5,
              0,
              "",
              "chosen",
              new Assessment<>(List.of(new EvaluatedCommand<>("chosen", value)))));
    }
    return EvaluationChart.lines(moves, "cups");
  }
}
