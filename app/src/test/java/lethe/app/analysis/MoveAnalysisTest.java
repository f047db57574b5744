package lethe.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Assessment;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import org.junit.jupiter.api.Test;

/** Tests the cost of decisions and the selection of the worst. */
class MoveAnalysisTest {
  private static Evaluation chance(double chance, double error) {
    return new Evaluation.Chance(chance, error);
  }

  /**
   * Returns the finding for a decision in which {@code best} was available and {@code chosen} was
   * chosen.
   */
  private static MoveAnalysis<String> finding(int number, Evaluation best, Evaluation chosen) {
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
  void aDifferenceWithinTheErrorIsNotALoss() {
    MoveAnalysis<String> near = finding(1, chance(0.5, 0.03), chance(0.46, 0.04));
    assertThat(near.cost().orElseThrow().amount()).isCloseTo(0.04, within(1e-9));
    assertThat(near.cost().orElseThrow().error()).isCloseTo(0.05, within(1e-9));
    assertThat(near.isLoss()).isFalse();
    assertThat(finding(1, chance(0.5, 0.03), chance(0.44, 0.04)).isLoss()).isTrue();
  }

  @Test
  void aLeadIsExact() {
    assertThat(finding(1, new Evaluation.Lead(1), new Evaluation.Lead(0)).cost())
        .contains(new MoveCost(1, 0));
    assertThat(finding(1, new Evaluation.Lead(1), new Evaluation.Lead(1)).isLoss()).isFalse();
  }

  /** Findings are ordered by their least possible loss, worst first; equal ones by their number. */
  @Test
  void theTurningPointsAreTheWorstLosses() {
    List<MoveAnalysis<String>> all =
        List.of(
            finding(1, new Evaluation.Lead(1), new Evaluation.Lead(0)),
            finding(2, new Evaluation.Lead(1), new Evaluation.Lead(1)),
            finding(3, new Evaluation.Lead(2), new Evaluation.Lead(-1)),
            finding(4, new Evaluation.Lead(1), new Evaluation.Lead(0)),
            finding(5, new Evaluation.Lead(1), new Evaluation.Lead(0)));
    assertThat(MoveAnalysis.turningPoints(all))
        .extracting(MoveAnalysis::number)
        .containsExactly(3, 1, 4);
  }

  @Test
  void aCommandWithoutEvaluationHasNoCost() {
    MoveAnalysis<String> other =
        new MoveAnalysis<>(
            1,
            3,
            "",
            "other",
            new Assessment<>(List.of(new EvaluatedCommand<>("best", new Evaluation.Lead(1)))));
    assertThat(other.cost()).isEqualTo(Optional.empty());
    assertThat(other.isLoss()).isFalse();
  }

  /** The lowest bar is still visible. */
  @Test
  void aChartShowsTheValueOfEachPosition() {
    List<String> lines =
        EvaluationChart.of(List.of(chance(0, 0), chance(0.5, 0), chance(1, 0))).stream()
            .map(Text::words)
            .toList();
    assertThat(lines)
        .containsExactly(
            "  100 % │  █", "        │  █", "        │ ▄█", "        │ ██", "    0 % │▁██");
    assertThat(
            EvaluationChart.of(List.of(new Evaluation.Lead(-1), new Evaluation.Lead(2))).stream()
                .map(Text::words))
        .startsWith("     +2 │ █")
        .endsWith("     -2 │██");
    assertThat(EvaluationChart.of(List.of(chance(1, 0)))).isEmpty();
  }
}
