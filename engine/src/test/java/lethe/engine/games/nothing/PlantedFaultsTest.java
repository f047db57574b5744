package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.assertFinds;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.GameEvent;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import lethe.engine.games.nothing.Observation.Dealt;
import org.junit.jupiter.api.Test;

/**
 * Tests that the laws find faults in deals, turns, commands, events, pieces and outcomes, each
 * planted in a correct game.
 */
class PlantedFaultsTest {
  @Test
  void aDealThatIgnoresTheSeedIsFound() {
    FaultyGame game =
        new FaultyGame() {
          private int deals;

          @Override
          State deal(Rng rng) {
            return super.deal(new Rng(deals++ / 2));
          }
        };
    assertFinds(GameLaws::theSameSeedAndCommandsProduceTheSameMatch, "", game);
  }

  @Test
  void aMatchWithoutAnEndIsFound() {
    assertFinds(
        GameLaws::matchesEndWithAnOutcomeForEverySeat,
        "the match does not end",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return command instanceof Lay && rules.legalCommands(state, seat).contains(command)
                ? new Accepted<>(deal(new Rng(1)), List.of(GameEvent.toAll(new Dealt(2))))
                : super.apply(state, seat, command);
          }
        });
  }

  @Test
  void anOutcomeThatOmitsASeatIsFound() {
    assertFinds(
        GameLaws::matchesEndWithAnOutcomeForEverySeat,
        "seats of the standings",
        new FaultyGame() {
          @Override
          Turn turn(State state) {
            return state.isOver()
                ? new Turn.Over(new Outcome("won", List.of(new SeatResult(SOUTH, 1, true))))
                : super.turn(state);
          }
        });
  }

  @Test
  void anInvalidOutcomeNameIsFound() {
    assertFinds(
        GameLaws::matchesEndWithAnOutcomeForEverySeat,
        "Some Body Won",
        new FaultyGame() {
          @Override
          Turn turn(State state) {
            return super.turn(state) instanceof Turn.Over(Outcome outcome)
                ? new Turn.Over(new Outcome("Some Body Won", outcome.results()))
                : super.turn(state);
          }
        });
  }

  @Test
  void aConcessionWithoutAnOutcomeForASeatIsFound() {
    assertFinds(
        GameLaws::aSeatMayConcede,
        "seats of the standings",
        new FaultyGame() {
          @Override
          public Outcome outcomeIfConceded(WrappedState state, Seat seat) {
            return new Outcome("conceded", List.of(new SeatResult(seat, 0, false)));
          }
        });
  }

  @Test
  void anAwaitedSeatWithoutALegalCommandIsFound() {
    assertFinds(
        GameLaws::exactlyTheAwaitedSeatsCanMove,
        "can move",
        new FaultyGame() {
          @Override
          Turn turn(State state) {
            return state.isOver() ? super.turn(state) : new Turn.Awaits(List.of(NORTH, SOUTH));
          }
        });
  }

  @Test
  void awaitedSeatsInTheWrongOrderAreFound() {
    assertFinds(
        GameLaws::exactlyTheAwaitedSeatsCanMove,
        "in order",
        new FaultyGame() {
          @Override
          Turn turn(State state) {
            return state.isOver() ? super.turn(state) : new Turn.Awaits(List.of(SOUTH, NORTH));
          }
        });
  }

  @Test
  void aLegalCommandListedTwiceIsFound() {
    assertFinds(
        GameLaws::legalCommandsAreLimitedDistinctAndInStableOrder,
        "every command only once",
        new FaultyGame() {
          @Override
          List<Command> legalCommandsOf(State state, Seat seat) {
            List<Command> legal = super.legalCommandsOf(state, seat);
            return Stream.concat(legal.stream(), legal.stream()).toList();
          }
        });
  }

  @Test
  void legalCommandsInChangingOrderAreFound() {
    assertFinds(
        GameLaws::legalCommandsAreLimitedDistinctAndInStableOrder,
        "in stable order",
        new FaultyGame() {
          private int calls;

          @Override
          List<Command> legalCommandsOf(State state, Seat seat) {
            List<Command> legal = super.legalCommandsOf(state, seat);
            return calls++ % 2 == 0 ? legal : legal.reversed();
          }
        });
  }

  @Test
  void aCommandAcceptedButNotListedIsFound() {
    assertFinds(
        GameLaws::aCommandIsAcceptedExactlyIfItIsLegal,
        "Pick",
        new FaultyGame() {
          @Override
          List<Command> legalCommandsOf(State state, Seat seat) {
            List<Command> legal = super.legalCommandsOf(state, seat);
            return legal.size() > 1 ? legal.subList(1, legal.size()) : legal;
          }
        });
  }

  @Test
  void aCommandListedButRejectedIsFound() {
    assertFinds(
        GameLaws::aCommandIsAcceptedExactlyIfItIsLegal,
        "Pick",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return command.equals(new Pick(7))
                ? Ruling.reject(IllegalMoveCode.CARD_NOT_IN_HAND, 7)
                : super.apply(state, seat, command);
          }
        });
  }

  @Test
  void aCommandAcceptedOutOfTurnIsFound() {
    assertFinds(
        GameLaws::aCommandIsAcceptedExactlyIfItIsLegal,
        "south: Pick",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return super.apply(state, state.isOver() ? seat : mover(state), command);
          }
        });
  }

  @Test
  void aCommandAcceptedAfterTheEndIsFound() {
    assertFinds(
        GameLaws::aCommandIsAcceptedExactlyIfItIsLegal,
        "Pick",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return state.isOver()
                ? new Accepted<>(state, List.of())
                : super.apply(state, seat, command);
          }
        });
  }

  @Test
  void aLegalCommandThatIsNotCanonicalIsFound() {
    assertFinds(
        GameLaws::aCommandIsAcceptedExactlyIfItIsLegal,
        "canonical",
        new FaultyGame() {
          @Override
          Command canonicalCommand(State state, Command command) {
            boolean hasBothCards = state.hands().get(state.mover()).containsAll(List.of(1, 2));
            return hasBothCards && command.equals(new Pick(1)) ? new Pick(2) : command;
          }
        });
  }

  @Test
  void aMatchChangedBySubmittingACommandIsFound() {
    assertFinds(
        GameLaws::submittingACommandDoesNotChangeTheMatch,
        "the match",
        new FaultyGame() {
          private int submissionCount;

          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            submissionCount++;
            return super.apply(state, seat, command);
          }

          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            return new View(
                view.mover(), view.hands(), view.piles(), view.picked(), submissionCount);
          }
        });
  }

  @Test
  void aLostCardIsFound() {
    assertFinds(
        GameLaws::piecesAreConserved,
        "pieces",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return super.apply(state, seat, command)
                        instanceof Accepted<State, Observation>(State next, var events)
                    && command instanceof Lay
                ? new Accepted<>(without9(next), events)
                : super.apply(state, seat, command);
          }
        });
  }

  @Test
  void aCardSampledTwiceIsFound() {
    assertFinds(
        GameLaws::piecesAreConserved,
        "imagines",
        new FaultyGame() {
          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            State state = super.sampleState(view, observations, viewer, rng);
            List<Integer> deck = Stream.concat(state.deck().stream(), Stream.of(9)).toList();
            return new State(state.mover(), state.hands(), state.piles(), state.picked(), deck);
          }
        });
  }

  @Test
  void anEventForAnUnknownSeatIsFound() {
    assertFinds(
        GameLaws::eventsReachExactlyTheirAudience,
        "stranger",
        new FaultyGame() {
          @Override
          public List<GameEvent<Observation>> openingEvents(WrappedState start) {
            Dealt dealt = new Dealt(2);
            return List.of(GameEvent.toSome(dealt, new Seat(2, "stranger"), dealt));
          }
        });
  }

  private static State without9(State state) {
    List<List<Integer>> piles = new ArrayList<>();
    for (List<Integer> pile : state.piles()) {
      piles.add(pile.stream().filter(card -> card != 9).toList());
    }
    return new State(state.mover(), state.hands(), piles, state.picked(), state.deck());
  }
}
