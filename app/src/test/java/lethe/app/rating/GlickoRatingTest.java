package lethe.app.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lethe.app.rating.GlickoRating.MatchResult;
import org.junit.jupiter.api.Test;

/**
 * Tests Glicko-2 ratings with the example in the paper by the author of the system, and with
 * general properties.
 */
class GlickoRatingTest {
  private static GlickoRating rating(double points, double deviation) {
    return new GlickoRating(points, deviation, 0.06);
  }

  @Test
  void updatingReproducesTheExampleOfThePaper() {
    GlickoRating after =
        rating(1500, 200)
            .updatedWith(
                List.of(
                    new MatchResult(rating(1400, 30), 1),
                    new MatchResult(rating(1550, 100), 0),
                    new MatchResult(rating(1700, 300), 0)));
    assertThat(after.points()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  /** Step 6 of the paper: the deviation of an inactive player grows. */
  @Test
  void inactivityRaisesTheDeviation() {
    GlickoRating after = rating(1700, 50).updatedWith(List.of());
    assertThat(after.points()).isEqualTo(1700);
    assertThat(after.deviation()).isGreaterThan(50);
    assertThat(GlickoRating.DEFAULT.updatedWith(List.of()).deviation()).isEqualTo(350);
  }

  @Test
  void anUpsetChangesTheRatingMoreThanAnExpectedWin() {
    GlickoRating own = rating(1500, 100);
    double weak = own.updatedWith(List.of(new MatchResult(rating(1200, 50), 1))).points();
    double strong = own.updatedWith(List.of(new MatchResult(rating(1800, 50), 1))).points();
    assertThat(strong - 1500).isGreaterThan(4 * (weak - 1500));
    assertThat(own.updatedWith(List.of(new MatchResult(own, 0.5))).points())
        .isCloseTo(1500, within(1e-9));
  }

  @Test
  void aSeriesOfUpsetsRaisesVolatility() {
    GlickoRating own = rating(1500, 60);
    for (int i = 0; i < 30; i++) {
      own =
          own.updatedWith(
              List.of(new MatchResult(rating(2100, 40), 1), new MatchResult(rating(2200, 40), 1)));
    }
    assertThat(own.volatility()).isGreaterThan(0.06);
    assertThat(own.points()).isBetween(2100.0, 3500.0);
  }

  @Test
  void aRatingIsEstablishedOnceItsDeviationIsSmall() {
    assertThat(GlickoRating.DEFAULT.isEstablished()).isFalse();
    assertThat(rating(1500, 60).isEstablished()).isTrue();
  }

  @Test
  void mergingTwoRatingsCountsTheCommonPriorOnce() {
    GlickoRating strong = new GlickoRating(1700, 100, 0.05);
    GlickoRating same = strong.mergedWith(GlickoRating.DEFAULT);
    assertThat(same.points()).isCloseTo(1700, within(1e-6));
    assertThat(same.deviation()).isCloseTo(100, within(1e-6));
    GlickoRating both = strong.mergedWith(new GlickoRating(1500, 100, 0.06));
    assertThat(both.points()).isCloseTo(1604, within(1.0));
    assertThat(both.deviation()).isLessThan(80);
  }
}
