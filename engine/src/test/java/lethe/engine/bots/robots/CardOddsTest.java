package lethe.engine.bots.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Feature;
import org.junit.jupiter.api.Test;

/** Tests the expected values of calls, and when it pays to name two or three features. */
class CardOddsTest {
  private static final Claim.Named ONE_FEATURE = new Claim.Named(List.of(Feature.RED));
  private static final Claim.Named TWO_FEATURES =
      new Claim.Named(List.of(Feature.ONE, Feature.RED));
  private static final Claim.Named THREE_FEATURES =
      new Claim.Named(List.of(Feature.ONE, Feature.RED, Feature.BULB));

  @Test
  void aKnownCardIsWorthOneThreeOrSixPoints() {
    CardOdds odds = new CardOdds(List.of(new Card(Feature.ONE, Feature.RED, Feature.BULB)), 0);
    assertThat(
            List.of(
                odds.expectedPoints(ONE_FEATURE),
                odds.expectedPoints(TWO_FEATURES),
                odds.expectedPoints(THREE_FEATURES)))
        .containsExactly(1000, 3000, 6000);
    assertThat(odds.bestExpectedPoints()).isEqualTo(6000);
  }

  @Test
  void withoutKnowledgeNamingOneFeatureIsBest() {
    CardOdds odds = new CardOdds(Card.ALL, 0);
    assertThat(
            List.of(
                odds.expectedPoints(ONE_FEATURE),
                odds.expectedPoints(TWO_FEATURES),
                odds.expectedPoints(THREE_FEATURES)))
        .containsExactly(250, 3 * 62, 6 * 15);
    assertThat(odds.bestExpectedPoints()).isEqualTo(250);
  }

  @Test
  void guessingTheTypeBreaksEvenIfTwoTypesAreLeft() {
    List<Card> cards =
        Card.ALL.stream().filter(card -> card.has(Feature.ONE) && card.has(Feature.RED)).toList();
    CardOdds odds = new CardOdds(cards, 0);
    assertThat(odds.expectedPoints(TWO_FEATURES)).isEqualTo(3000);
    assertThat(odds.expectedPoints(THREE_FEATURES)).isEqualTo(1500);
    assertThat(new CardOdds(cards.subList(2, 4), 0).expectedPoints(THREE_FEATURES)).isEqualTo(3000);
  }

  @Test
  void aPossibleShortCircuitReducesTheValueOfNaming() {
    assertThat(new CardOdds(Card.ALL, 500).expectedPoints(ONE_FEATURE)).isEqualTo(125);
    assertThat(new CardOdds(Card.ALL, 1000).bestExpectedPoints()).isZero();
  }

  @Test
  void bestExpectedPointsAreTheMaximumOverAllCalls() {
    for (int i = 1; i < 60; i++) {
      int shift = i;
      List<Card> cards =
          IntStream.range(0, 64)
              .filter(n -> (n + shift) * 7 % 64 < 20)
              .mapToObj(Card.ALL::get)
              .toList();
      CardOdds odds = new CardOdds(cards, 10 * i);
      int best =
          Card.ALL.stream()
              .flatMap(
                  card ->
                      IntStream.range(1, 8)
                          .mapToObj(
                              bits ->
                                  IntStream.range(0, 3)
                                      .filter(f -> (bits >> f & 1) == 1)
                                      .mapToObj(card.features()::get)
                                      .toList()))
              .mapToInt(features -> odds.expectedPoints(new Claim.Named(features)))
              .max()
              .orElseThrow();
      assertThat(odds.bestExpectedPoints()).isEqualTo(best);
    }
  }
}
