package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.observations;
import static lethe.engine.games.robots.rules.StateText.parse;
import static lethe.engine.games.robots.rules.StateText.rejection;
import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.StateText.stateAfter;
import static lethe.engine.games.robots.rules.TestStates.AT_CIRCUIT;
import static lethe.engine.games.robots.rules.TestStates.AT_MEMORY_CARD;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Rejection;
import lethe.engine.core.Ruling;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.IllegalMoveCode;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import org.junit.jupiter.api.Test;

/** Tests the points for calls. */
class ScoringTest {
  @Test
  void oneTwoAndThreeFeaturesScoreOneThreeAndSixPoints() {
    assertThat(pointsFor("3")).isEqualTo(1);
    assertThat(pointsFor("bulb")).isEqualTo(1);
    assertThat(pointsFor("3 bulb")).isEqualTo(3);
    assertThat(pointsFor("red 3")).isEqualTo(3);
    assertThat(pointsFor("bulb red")).isEqualTo(3);
    assertThat(pointsFor("3 red bulb")).isEqualTo(6);
  }

  @Test
  void anIncorrectCallScoresNothing() {
    assertThat(pointsFor("2 red bulb")).isZero();
    assertThat(pointsFor("3 gear")).isZero();
    assertThat(pointsFor("green")).isZero();
  }

  @Test
  void anIncorrectCallTurnsTheCardUpAndEndsTheTurn() {
    assertThat(after(AT_MEMORY_CARD, "axle: call 2 bulb"))
        .isEqualTo(
            """
            [3rbu]  1yge
             zzzz   2gba
            round 1 POINTING bolt: 0 0 0
            """);
    assertThat(observations(AT_MEMORY_CARD, "axle: call 2 bulb"))
        .containsExactly(
            new Called(
                seat("axle"),
                new Place(1, 1),
                new Claim.Named(List.of(Feature.TWO, Feature.BULB)),
                StateText.parseCard("3rbu"),
                false,
                0));
  }

  @Test
  void theCanonicalCallNamesItsFeaturesOnceAndInOrder() {
    Rules rules = rules(parse(AT_MEMORY_CARD));
    Call call = new Call(List.of(Feature.BULB, Feature.THREE, Feature.BULB, Feature.RED));
    assertThat(rules.canonicalize(parse(AT_MEMORY_CARD), seat("axle"), call))
        .isEqualTo(new Call(List.of(Feature.THREE, Feature.RED, Feature.BULB)));
  }

  @Test
  void aCallNamesAtMostOneValueOfEachKind() {
    assertThat(rejection(AT_MEMORY_CARD, "axle: call red blue"))
        .isEqualTo(Rejection.of(IllegalMoveCode.TWO_VALUES_OF_A_FEATURE, "red", "blue"));
    assertThat(rejection(AT_MEMORY_CARD, "axle: call 3 four gear"))
        .isEqualTo(Rejection.of(IllegalMoveCode.TWO_VALUES_OF_A_FEATURE, "3", "4"));
    State state = parse(AT_MEMORY_CARD);
    assertThat(rules(state).apply(state, seat("axle"), new Call(List.of())))
        .isEqualTo(Ruling.reject(IllegalMoveCode.NO_FEATURE_NAMED));
  }

  @Test
  void callingFeaturesOfAShortCircuitIsIncorrect() {
    assertThat(stateAfter(AT_CIRCUIT, "axle: call red").points()).containsOnly(0);
    assertThat(stateAfter(AT_CIRCUIT, "axle: call red").phase()).isEqualTo(Phase.POINTING);
  }

  private int pointsFor(String claim) {
    return stateAfter(AT_MEMORY_CARD, "axle: call " + claim).points().getFirst();
  }
}
