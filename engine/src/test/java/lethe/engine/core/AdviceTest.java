package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Chances by Wilson's interval. */
class AdviceTest {
  @Test
  void aHundredTriesLeaveAnErrorOfNearlyTenInAHundred() {
    Advice<String> advice = Advice.of("go", 50, 100);
    assertThat(advice.chance()).isCloseTo(0.5, within(1e-9));
    assertThat(advice.error()).isCloseTo(0.0962, within(1e-4));
  }

  @Test
  void whatNeverWasWonMayYetBe() {
    Advice<String> advice = Advice.of("go", 0, 20);
    assertThat(advice.chance() - advice.error()).isCloseTo(0, within(1e-9));
    assertThat(advice.chance() + advice.error()).isCloseTo(0.1611, within(1e-4));
  }
}
