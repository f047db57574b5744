package lethe.engine.bots.robots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lethe.engine.core.Decision;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/** Tests reasons against the cards and against separately simulated players. */
class ReasonFinderTest {
  private static final Seat AXLE = GameSeats.SEATS.firstSeats(1).getFirst();
  private static final int PLAYERS = 60;

  private static Match<Command, Observation, View> match(RecallModel... recalls) {
    return RobotsBotsTest.playMatch(Options.of(Map.of("layout", "3x4")), 5, recalls);
  }

  private static List<Decision<Command, Observation, View>> decisions(
      Match<Command, Observation, View> match) {
    return Decision.decisionsOf(match, AXLE).stream().map(choice -> choice.decision()).toList();
  }

  private static List<Reason> reasons(Decision<Command, Observation, View> decision) {
    return ReasonFinder.reasonsFor(decision, new Rng(7));
  }

  /** A perfect player names all features of the card that the reason states. */
  @Test
  void theReasonForACallStatesTheCardThatWasSeen() {
    int cards = 0;
    for (Decision<Command, Observation, View> decision :
        decisions(match(RecallModel.PERFECT, RecallModel.FADING))) {
      if (decision.chosenCommand() instanceof Command.Call(var features)) {
        Reason.SeenCard seen = (Reason.SeenCard) reasons(decision).getFirst();
        assertThat(decision.view().pointedPlace()).contains(seen.place());
        assertThat(features).allMatch(((Card) seen.card())::has);
        cards++;
      }
    }
    assertThat(cards).isGreaterThan(8);
  }

  @Test
  void statedGainsOfOtherPlayersAgreeWithSimulations() {
    int checked = 0;
    for (Decision<Command, Observation, View> decision :
        decisions(match(RecallModel.PERFECT, RecallModel.FADING))) {
      if (checked < 4
          && decision.chosenCommand() instanceof Command.Point(Place place)
          && isMemoryCard(decision, place)) {
        for (Reason reason : reasons(decision)) {
          if (reason
              instanceof Reason.OthersGain(Place at, double points, double low, double high)) {
            assertThat(at).isEqualTo(place);
            assertThat(points).isBetween(low, high);
            assertThat(simulatedPoints(decision, place)).isCloseTo(points, within(1.2));
            checked++;
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(2);
  }

  private static boolean isMemoryCard(Decision<Command, Observation, View> decision, Place place) {
    CardMemory memory = new CardMemory(RecallModel.PERFECT, new Rng(0));
    decision.observations().forEach(memory::observe);
    return memory.cardSeen(place).orElseThrow() instanceof Card;
  }

  /**
   * Returns the mean points that simulated players with fading memories earn by calling the card at
   * a place.
   */
  private static double simulatedPoints(
      Decision<Command, Observation, View> decision, Place place) {
    return IntStream.range(0, PLAYERS)
        .mapToDouble(
            i -> {
              CardMemory memory = new CardMemory(RecallModel.FADING, new Rng(1000 + i));
              decision.observations().forEach(memory::observe);
              CardOdds odds =
                  CardOdds.of(
                      decision.view(), CardOdds.cardsNotFaceUp(decision.view()), memory, place);
              return odds.pointsEarned((Card) memory.cardSeen(place).orElseThrow());
            })
        .average()
        .orElseThrow();
  }

  @Test
  void aSoloPlayerWhoHasSeenAllCardsIsIndifferent() {
    List<Decision<Command, Observation, View>> pointing =
        decisions(match(RecallModel.PERFECT)).stream()
            .filter(decision -> decision.chosenCommand() instanceof Command.Point)
            .toList();
    assertThat(pointing).isNotEmpty();
    for (Decision<Command, Observation, View> decision : pointing) {
      assertThat(reasons(decision))
          .containsExactly(new Reason.EqualChoices(decision.legalCommands().size()));
    }
  }
}
