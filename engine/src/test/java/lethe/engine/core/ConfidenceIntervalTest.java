package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfidenceIntervalTest {
  private static final Offset<Double> ROUNDING_ERROR = within(0.0006);

  private static void assertEnds(ConfidenceInterval interval, double low, double high) {
    assertThat(interval.low()).isEqualTo(low, ROUNDING_ERROR);
    assertThat(interval.high()).isEqualTo(high, ROUNDING_ERROR);
  }

  /** The values are those of published tables of Wilson's score interval. */
  @ParameterizedTest
  @CsvSource({
    "0, 1, 0, 0.793",
    "1, 1, 0.207, 1",
    "1, 2, 0.095, 0.905",
    "0, 10, 0, 0.278",
    "8, 10, 0.490, 0.943",
    "57, 60, 0.863, 0.983",
    "500, 1000, 0.469, 0.531"
  })
  void aProportionHasAWilsonScoreInterval(int successes, int trials, double low, double high) {
    assertEnds(ConfidenceInterval.ofProportion(successes, trials), low, high);
  }

  @Test
  void aDifferenceHasTheIntervalOfBonettAndPrice() {
    assertEnds(ConfidenceInterval.ofDifference(0, 0, 60), -0.0447, 0.0447);
    assertThat(ConfidenceInterval.ofDifference(1, 0, 1).low()).isNegative();
    assertThat(ConfidenceInterval.ofDifference(30, 5, 100).low()).isPositive();
    assertEnds(ConfidenceInterval.ofDifference(400, 200, 10_000), 0.0152, 0.0248);
  }

  /** 1, 2 and 3 have the mean 2 and the variance 1. */
  @Test
  void theIntervalOfAMeanIsBasedOnStudentsTDistribution() {
    ConfidenceInterval interval = ConfidenceInterval.ofMean(3, 6, 14).orElseThrow();
    assertThat(interval.center()).isEqualTo(2);
    assertThat(interval.margin()).isEqualTo(4.3027 / Math.sqrt(3), ROUNDING_ERROR);
    assertThat(ConfidenceInterval.ofMean(2, 1, 1).orElseThrow().margin())
        .isEqualTo(12.7062 / 2, ROUNDING_ERROR);
  }

  /** Half of the values are 0 and half are 1. */
  @ParameterizedTest
  @CsvSource({"12, 2.2010", "20, 2.0930", "30, 2.0452", "100, 1.9842", "100000, 1.9600"})
  void theQuantilesOfStudentsDistributionAreAccurate(int count, double quantile) {
    double spread = Math.sqrt(0.25 * count / (count - 1) / count);
    assertThat(
            ConfidenceInterval.ofMean(count, count / 2, count / 2).orElseThrow().margin() / spread)
        .isEqualTo(quantile, within(0.0005));
  }

  @Test
  void oneValueOrEqualValuesHaveNoInterval() {
    assertThat(ConfidenceInterval.ofMean(1, 5, 25)).isEmpty();
    assertThat(ConfidenceInterval.ofMean(2, 10, 50)).isEmpty();
    assertThat(ConfidenceInterval.ofMean(60, 0, 0)).isEmpty();
    assertThat(ConfidenceInterval.ofMean(3, 1, 1)).isPresent();
  }
}
