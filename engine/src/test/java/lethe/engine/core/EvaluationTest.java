package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Tests the margins of sampled chances (Wilson score interval). */
class EvaluationTest {
  @Test
  void aHundredMatchesHaveAnErrorOfNearlyTenPercent() {
    Evaluation.Chance chance = Evaluation.Chance.fromSample(50, 100);
    assertThat(chance.chance()).isCloseTo(0.5, within(1e-9));
    assertThat(chance.error()).isCloseTo(0.0962, within(1e-4));
  }

  @Test
  void aCommandThatWonNoSampledMatchHasAPositiveChance() {
    Evaluation.Chance chance = Evaluation.Chance.fromSample(0, 20);
    assertThat(chance.chance() - chance.error()).isCloseTo(0, within(1e-9));
    assertThat(chance.chance() + chance.error()).isCloseTo(0.1611, within(1e-4));
  }
}
