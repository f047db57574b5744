package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.StateSampler;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/**
 * Tests the reasons for commands by applying the commands, and the stated probabilities by sampling
 * or with the inferences of another bot.
 */
class ReasonFinderTest {
  private static final int SAMPLES = 400;

  private static final IdentityHashMap<Decision<Command, Observation, View>, List<Reason>>
      REASON_CACHE = new IdentityHashMap<>();

  /** A decision, the match before it, and what its seat observes and sees after it. */
  private record Moment(
      Decision<Command, Observation, View> decision,
      Match<Command, Observation, View> matchBefore,
      List<Observation> observations,
      View viewAfter) {
    <R extends Reason> List<R> reasons(Class<R> type) {
      return REASON_CACHE
          .computeIfAbsent(
              decision,
              _ -> DecisionInsight.of(RavensBotsTest.GAME, decision, new Rng(1)).reasons())
          .stream()
          .filter(type::isInstance)
          .map(type::cast)
          .toList();
    }
  }

  private static final List<Moment> MOMENTS = moments();

  private static List<Moment> moments() {
    Match<Command, Observation, View> match = RavensBotsTest.playMatch(FairBots::create, 2);
    return match.seats().stream()
        .flatMap(seat -> Decision.decisionsOf(match, seat).stream())
        .map(choice -> moment(match.atPosition(choice.position()), choice.decision()))
        .toList();
  }

  private static Moment moment(
      Match<Command, Observation, View> matchBefore,
      Decision<Command, Observation, View> decision) {
    Match<Command, Observation, View> next =
        ((Applied<Command, Observation, View>)
                matchBefore.submit(decision.seat(), decision.chosenCommand()))
            .next();
    List<Observation> observations =
        next.observationsSince(decision.seat(), matchBefore.position()).stream()
            .map(observation -> observation.observation())
            .toList();
    return new Moment(decision, matchBefore, observations, next.view(decision.seat()));
  }

  /**
   * Checks reasons of a type until {@code maximum} have been checked. Fails if there are fewer than
   * {@code minimum}.
   */
  private static <R extends Reason> void checkReasons(
      Class<R> type, int minimum, int maximum, BiConsumer<Moment, R> check) {
    int checked = 0;
    for (Moment moment : MOMENTS) {
      if (checked < maximum && canHaveReason(moment.decision().chosenCommand(), type)) {
        for (R reason : moment.reasons(type)) {
          check.accept(moment, reason);
          checked++;
        }
      }
    }
    assertThat(checked).as("%s", type).isGreaterThanOrEqualTo(minimum);
  }

  private static boolean canHaveReason(Command command, Class<?> type) {
    boolean isDraw = command instanceof Command.Draw || command instanceof Command.Stop;
    boolean isTake = command instanceof Command.Take;
    if (type == Reason.NextDraw.class || type == Reason.LineContents.class) {
      return isDraw;
    }
    return (type == Reason.JoinsRow.class || type == Reason.SplitsAtman.class)
        ? isTake
        : command instanceof Command.Place;
  }

  @Test
  void theNumberOfSafeDrawsFollowsFromTheSafetyZone() {
    checkReasons(
        Reason.NextDraw.class,
        20,
        1000,
        (moment, reason) -> {
          View view = moment.decision().view();
          int safe = view.progress().safetyZone() - view.piles().line().size();
          assertThat(reason.safeDraws()).isEqualTo(Math.max(0, safe));
        });
  }

  @Test
  void theChanceOfARavenAgreesWithSampledDecks() {
    checkReasons(
        Reason.NextDraw.class,
        5,
        8,
        (moment, reason) ->
            assertThat(sampledRavenChance(RavensBotsTest.GAME, moment.decision()))
                .isCloseTo(reason.ravenChance(), within(0.08)));
  }

  private static <S> double sampledRavenChance(
      Game<S, Command, Observation, View> game, Decision<Command, Observation, View> decision) {
    StateSampler<S> sampler =
        game.stateSampler(decision.view(), decision.observations(), GameSeats.FETH);
    if (decision.view().piles().deckSize() == 0) {
      return 0;
    }
    int ravens = 0;
    for (int i = 0; i < SAMPLES; i++) {
      S state = sampler.sample(new Rng(i));
      if (game.apply(state, GameSeats.FETH, new Command.Draw(1))
          instanceof Ruling.Accepted<S, Observation>(S next, var _)) {
        ravens += game.view(next, GameSeats.FETH).piles().line().getLast() instanceof Raven ? 1 : 0;
      }
    }
    return (double) ravens / SAMPLES;
  }

  @Test
  void placeableCardsOfTheLineAreCounted() {
    checkReasons(
        Reason.LineContents.class,
        20,
        1000,
        (moment, reason) -> {
          View view = moment.decision().view();
          long placeable =
              view.piles().line().stream()
                  .filter(piece -> piece instanceof Card card && view.atman().canPlace(card))
                  .count();
          assertThat((long) reason.placeable()).isEqualTo(placeable);
          assertThat(reason.placeable()).isLessThanOrEqualTo(reason.cards());
        });
  }

  @Test
  void aReasonToReliveAMemoryAgreesWithTheResultOfThePlacement() {
    checkReasons(
        Reason.RelivesMemory.class,
        1,
        3,
        (moment, reason) -> {
          assertThat(moment.observations())
              .contains(new Observation.Relived(reason.color(), reason.block()));
          assertThat(reason.block().stream().mapToInt(Card::number).sum()).isEqualTo(7);
          int freedCount =
              moment.observations().stream()
                  .filter(Observation.RavenChased.class::isInstance)
                  .mapToInt(chase -> ((Observation.RavenChased) chase).cards().size())
                  .findFirst()
                  .orElse(-1);
          assertThat(freedCount).isEqualTo(reason.chasesRaven() ? reason.cardsFreed() : -1);
        });
  }

  @Test
  void everyPlacementThatRelivesAMemoryHasThatReason() {
    assertThat(MOMENTS)
        .filteredOn(moment -> moment.decision().chosenCommand() instanceof Command.Place)
        .filteredOn(
            moment ->
                moment.observations().stream().anyMatch(Observation.Relived.class::isInstance))
        .isNotEmpty()
        .allSatisfy(moment -> assertThat(moment.reasons(Reason.RelivesMemory.class)).hasSize(1));
  }

  @Test
  void heartChancesAgreeWithABotThatFollowedTheMatch() {
    checkReasons(
        Reason.ColorChange.class,
        3,
        6,
        (moment, reason) ->
            assertThat(colorChances(moment.decision()).get(reason.color()))
                .isCloseTo(reason.heartChance(), within(0.01)));
  }

  private static Map<Color, Double> colorChances(Decision<Command, Observation, View> decision) {
    HeartEvidence evidence = new HeartEvidence();
    decision
        .history()
        .forEach(
            snapshot -> {
              snapshot.observations().forEach(evidence::observe);
              evidence.recordView(snapshot.view());
            });
    HeartDistribution hearts =
        new ExactHeartBelief(new TakeValue(RenPreferences.DEEP))
            .distribution(
                evidence.renChoices(),
                decision.view(),
                HeartBelief.RenViewSampler.of(
                    RavensBotsTest.GAME, decision.view(), evidence.observations()),
                new Rng(99));
    Map<Color, Double> chances = new HashMap<>();
    for (int set = 0; set < 1 << Color.COUNT; set++) {
      for (Color color : Color.values()) {
        if ((set & 1 << color.index()) != 0) {
          chances.merge(color, hearts.probability(set), Double::sum);
        }
      }
    }
    return chances;
  }

  @Test
  void theColorsOfTheAtmanChangeAsStated() {
    checkReasons(
        Reason.ColorChange.class,
        3,
        6,
        (moment, reason) -> {
          assertThat(moment.viewAfter().progress().phase()).isEqualTo(Phase.BUILD);
          assertThat(moment.viewAfter().atman().colors().has(reason.color()))
              .isEqualTo(reason.visible());
        });
  }

  @Test
  void rensCardJoinsTheStatedRow() {
    checkReasons(
        Reason.JoinsRow.class,
        8,
        30,
        (moment, reason) -> {
          if (!moment.decision().view().progress().isLastBatch()) {
            RowView row = moment.viewAfter().poem().rows().get(reason.row() - 1);
            assertThat(row.missingTotal()).isEqualTo(reason.missing());
            assertThat(row.complete()).isEqualTo(reason.missing() == 0);
            assertThat(reason.turnsHeart())
                .isEqualTo(
                    moment.observations().stream()
                        .anyMatch(Observation.HeartTurned.class::isInstance));
            assertThat(reason.turnsHeart() && row.heart().status() == HeartStatus.DOWN).isFalse();
          }
        });
  }

  @Test
  void aTakeSplitsTheAtmanExactlyIfAReasonSaysSo() {
    assertThat(MOMENTS)
        .filteredOn(moment -> moment.decision().chosenCommand() instanceof Command.Take)
        .filteredOn(moment -> !moment.decision().view().progress().isLastBatch())
        .anySatisfy(moment -> assertThat(moment.reasons(Reason.SplitsAtman.class)).isNotEmpty())
        .allSatisfy(
            moment ->
                assertThat(moment.reasons(Reason.SplitsAtman.class).isEmpty())
                    .isEqualTo(
                        moment.observations().stream()
                            .noneMatch(Observation.AtmanSplit.class::isInstance)));
  }
}
