package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests reasons by counting cards and rolls, and by simulating matches separately. */
class ReasonFinderTest {
  private static final int SAMPLES = 600;

  private static final List<Match<Command, Observation, View>> MATCHES =
      Stream.of(2L, 3L, 4L)
          .map(seed -> EurydiceBotsTest.playMatch(HeuristicBot::createCareful, seed))
          .toList();

  private static List<Decision<Command, Observation, View>> decisions(Class<?> type) {
    return MATCHES.stream()
        .flatMap(match -> Decision.decisionsOf(match, GameSeats.ORPHEUS).stream())
        .map(choice -> choice.decision())
        .filter(decision -> type.isInstance(decision.chosenCommand()))
        .toList();
  }

  private static <R extends Reason> Optional<R> reason(
      Decision<Command, Observation, View> decision, Class<R> type) {
    return ReasonFinder.reasonsFromView(decision.view(), decision.chosenCommand()).stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }

  /** The stated numbers of discarded cards follow from the symbol. */
  @Test
  void aRollFailsAsOftenAsStated() {
    List<Decision<Command, Observation, View>> payments = decisions(Command.Pay.class);
    assertThat(payments).hasSizeGreaterThan(2);
    for (Decision<Command, Observation, View> payment : payments.subList(0, 3)) {
      Reason.RollRisk die = reason(payment, Reason.RollRisk.class).orElseThrow();
      assertThat(failureRate(EurydiceBotsTest.GAME, payment))
          .isCloseTo(die.failingSides() / 6.0, within(0.08));
      assertThat(die.cardsPaid()).isEqualTo(payment.view().currentSymbol().orElseThrow().cost());
      assertThat(die.cardsLost()).isEqualTo(die.cardsPaid() + 1);
    }
  }

  private static <S> double failureRate(
      Game<S, Command, Observation, View> game, Decision<Command, Observation, View> decision) {
    StateSampler<S> sampler =
        game.stateSampler(decision.view(), decision.observations(), GameSeats.ORPHEUS);
    int failures = 0;
    for (int i = 0; i < SAMPLES; i++) {
      S state = sampler.sample(new Rng(i));
      if (game.apply(state, GameSeats.ORPHEUS, new Command.Roll())
          instanceof Ruling.Accepted<S, Observation>(S next, var _)) {
        View view = game.view(next, GameSeats.ORPHEUS);
        failures +=
            view.cardsToDiscard() > 0 || view.discard().size() > decision.view().discard().size()
                ? 1
                : 0;
      }
    }
    return (double) failures / SAMPLES;
  }

  @Test
  void theNumberOfUnknownCardsExcludesRememberedCards() {
    List<Decision<Command, Observation, View>> looks = decisions(Command.Look.class);
    int unknownCount = 0;
    for (Decision<Command, Observation, View> look : looks) {
      View view = look.view();
      Optional<Reason.UnknownCard> reason = reason(look, Reason.UnknownCard.class);
      if (reason.isPresent()) {
        long faceDownCount =
            Stream.of(view.deck(), view.discard(), view.removed())
                .flatMap(List::stream)
                .filter(Face.Down.class::isInstance)
                .count();
        assertThat((long) reason.get().cards()).isEqualTo(faceDownCount);
        assertThat(reason.get().spades()).isBetween(0, view.faceDownCounts().spades());
        unknownCount++;
      } else {
        assertThat(reason(look, Reason.KnownCard.class)).isPresent();
      }
    }
    assertThat(unknownCount).isPositive();
  }

  @Test
  void continuationsAgreeWithSeparateSimulations() {
    Decision<Command, Observation, View> step = decisions(Command.Up.class).get(8);
    Reason.Continuations stated =
        (Reason.Continuations)
            ReasonFinder.reasonsFor(EurydiceBotsTest.GAME, step, Optional.empty(), new Rng(3))
                .getLast();
    assertThat(stated.count()).isEqualTo(ReasonFinder.CONTINUATIONS);
    double[] simulated = simulate(EurydiceBotsTest.GAME, step);
    assertThat((double) stated.lostToSpades() / stated.count())
        .isCloseTo(simulated[0], within(0.1));
    assertThat(stated.meanLead()).isCloseTo(simulated[1], within(0.6));
  }

  /** Returns the rate of losses by the third spade, and the mean lead in the other matches. */
  private static <S> double[] simulate(
      Game<S, Command, Observation, View> game, Decision<Command, Observation, View> decision) {
    StateSampler<S> sampler =
        game.stateSampler(decision.view(), decision.observations(), GameSeats.ORPHEUS);
    int gone = 0;
    int leads = 0;
    for (int i = 0; i < SAMPLES; i++) {
      Outcome outcome = playOut(game, sampler.sample(new Rng(5000 + i)), decision.chosenCommand());
      if (outcome.ending().equals("gone")) {
        gone++;
      } else {
        leads += outcome.results().getFirst().score();
      }
    }
    return new double[] {(double) gone / SAMPLES, (double) leads / (SAMPLES - gone)};
  }

  private static <S> Outcome playOut(
      Game<S, Command, Observation, View> game, S start, Command first) {
    S state = start;
    Command command = first;
    while (true) {
      state =
          ((Ruling.Accepted<S, Observation>) game.apply(state, GameSeats.ORPHEUS, command)).next();
      if (game.turn(state) instanceof Turn.Over(Outcome outcome)) {
        return outcome;
      }
      command =
          new Heuristics(
                  game.view(state, GameSeats.ORPHEUS),
                  game.legalCommands(state, GameSeats.ORPHEUS),
                  PlayStyle.DEEP)
              .bestCommand();
    }
  }
}
