package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.assertFinds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lethe.engine.core.GameEvent;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import lethe.engine.games.nothing.Observation.Dealt;
import lethe.engine.games.nothing.Observation.Drew;
import lethe.engine.games.nothing.Observation.Laid;
import org.junit.jupiter.api.Test;

/** Tests that the laws find leaks of hidden information, each planted in a game without leaks. */
class PlantedLeaksTest {
  @Test
  void aGameWithoutLeaksPassesTheSecrecyLaws() {
    Stream.<Consumer<FaultyGameLaws>>of(
            GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
            GameLaws::secretChoicesAreIndistinguishableToOtherViewers,
            GameLaws::sampledStatesCoverEveryPossibility,
            GameLaws::onlyPliesThatRevealNothingCanBeTakenBack,
            GameLaws::theTextOfAStateRevealsNothing)
        .forEach(law -> law.accept(FaultyGameLaws.lawsOf(new FaultyGame())));
  }

  @Test
  void aHiddenCardInTheViewIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "sees",
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            return withPicked(view, state.deck().stream().limit(1).toList());
          }
        });
  }

  @Test
  void aHiddenCardShownOnlyToSpectatorsIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "SPECTATOR sees",
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            return viewer == Spectator.SPECTATOR
                ? withPicked(view, state.hands().getFirst())
                : view;
          }
        });
  }

  /**
   * Sampled states contain the visible hand, so spectators cannot distinguish the twins from the
   * true state.
   */
  @Test
  void aHandVisibleToSpectatorsIsFound() {
    assertFinds(
        GameLaws::sampledStatesCoverEveryPossibility,
        "never imagines",
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            List<View.Cards> hands =
                List.of(new View.Up(state.hands().getFirst()), view.hands().getLast());
            return viewer == Spectator.SPECTATOR
                ? new View(view.mover(), hands, view.piles(), view.picked(), view.deck())
                : view;
          }
        });
  }

  @Test
  void anIncompleteChoiceSeenByTheOtherSeatIsFound() {
    FaultyGame game =
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            return withPicked(super.view(state, viewer), state.picked());
          }
        };
    assertFinds(GameLaws::secretChoicesAreIndistinguishableToOtherViewers, "sees", game);
    assertFinds(GameLaws::onlyPliesThatRevealNothingCanBeTakenBack, "sees", game);
  }

  @Test
  void aDrawThatCanBeTakenBackIsFound() {
    assertFinds(
        GameLaws::onlyPliesThatRevealNothingCanBeTakenBack,
        "which can be undone",
        new FaultyGame() {
          @Override
          public boolean isUndoable(Observation observation) {
            return true;
          }
        });
  }

  /**
   * A player who has picked a card no longer sees the hand, so taking back the pick would show the
   * hand again.
   */
  @Test
  void anUndoThatRevealsHiddenCardsIsFound() {
    assertFinds(
        GameLaws::onlyPliesThatRevealNothingCanBeTakenBack,
        "an undo shows",
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            List<View.Cards> down =
                state.hands().stream().<View.Cards>map(h -> new View.Down(h.size())).toList();
            return isOwnHandHidden(state, viewer)
                ? new View(view.mover(), down, view.piles(), view.picked(), view.deck())
                : view;
          }

          @Override
          boolean isOwnHandHidden(State state, Viewer viewer) {
            return !state.picked().isEmpty() && viewer.equals(mover(state));
          }

          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.sampleState(view, List.of(), viewer, rng);
          }
        });
  }

  @Test
  void anAnnouncedSecretChoiceIsFound() {
    assertFinds(
        GameLaws::secretChoicesAreIndistinguishableToOtherViewers,
        "was told",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            Ruling<State, Observation> ruling = super.apply(state, seat, command);
            return ruling instanceof Accepted<State, Observation>(State next, _)
                    && command instanceof Pick(int card)
                ? new Accepted<>(next, List.of(GameEvent.toAll(new Dealt(card))))
                : ruling;
          }
        });
  }

  @Test
  void legalCommandsThatDependOnTheOtherHandAreFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "has these legal commands",
        new FaultyGame() {
          @Override
          List<Command> legalCommandsOf(State state, Seat seat) {
            List<Command> legal = super.legalCommandsOf(state, seat);
            return otherHand(state, seat).contains(9) ? legal.reversed() : legal;
          }
        });
  }

  @Test
  void aRejectionThatRevealsTheOtherHandIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "gets as the rejection of",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            return command instanceof Pick(int card) && otherHand(state, seat).contains(card)
                ? Ruling.reject(IllegalMoveCode.CARD_NOT_IN_HAND, card, "the other has it")
                : super.apply(state, seat, command);
          }
        });
  }

  @Test
  void aCanonicalFormThatDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "gets as the canonical form of",
        new FaultyGame() {
          @Override
          Command canonicalCommand(State state, Command command) {
            return command instanceof Pick(int card) && state.deck().contains(card)
                ? new Pick(9)
                : command;
          }
        });
  }

  @Test
  void aDrawnCardToldToEveryoneIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "is told of",
        new LeakingGame() {
          @Override
          GameEvent<Observation> alter(GameEvent<Observation> event, State state, Seat seat) {
            return event.publicObservation() instanceof Drew
                ? GameEvent.toAll(event.observationFor(seat))
                : event;
          }
        });
  }

  @Test
  void aDrawnCardToldToSpectatorsIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "SPECTATOR is told of",
        new LeakingGame() {
          @Override
          GameEvent<Observation> alter(GameEvent<Observation> event, State state, Seat seat) {
            Seat other = seat.equals(NORTH) ? SOUTH : NORTH;
            return event.publicObservation() instanceof Drew hiddenDraw
                ? GameEvent.toSome(hiddenDraw, other, event.observationFor(seat))
                : event;
          }
        });
  }

  @Test
  void anEventWhoseTypeDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "is told of",
        new LeakingGame() {
          @Override
          GameEvent<Observation> alter(GameEvent<Observation> event, State state, Seat seat) {
            return event.publicObservation() instanceof Drew
                    && event.observationFor(seat).equals(drew(seat, 9))
                ? GameEvent.toAll(new Dealt(0))
                : event;
          }
        });
  }

  @Test
  void anEventWhoseEphemeralityDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "fleeting",
        new LeakingGame() {
          @Override
          GameEvent<Observation> alter(GameEvent<Observation> event, State state, Seat seat) {
            boolean isPersistent =
                event.publicObservation() instanceof Laid && otherHand(state, seat).contains(9);
            return isPersistent ? GameEvent.toAll(event.publicObservation()) : event;
          }
        });
  }

  @Test
  void aNumberOfEventsThatDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "is told of",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            Ruling<State, Observation> ruling = super.apply(state, seat, command);
            if (ruling instanceof Accepted<State, Observation>(State next, var events)
                && otherHand(state, seat).contains(9)
                && command instanceof Lay) {
              List<GameEvent<Observation>> moreEvents = new ArrayList<>(events);
              moreEvents.addFirst(GameEvent.toAll(new Dealt(0)));
              return new Accepted<>(next, moreEvents);
            }
            return ruling;
          }
        });
  }

  @Test
  void anAnnouncementThatDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "is told of",
        new FaultyGame() {
          @Override
          Ruling<State, Observation> apply(State state, Seat seat, Command command) {
            Ruling<State, Observation> ruling = super.apply(state, seat, command);
            return ruling instanceof Accepted<State, Observation>(State next, _)
                    && command instanceof Pick
                    && otherHand(state, seat).contains(9)
                ? new Accepted<>(next, List.of(GameEvent.toAll(new Dealt(0))))
                : ruling;
          }
        });
  }

  @Test
  void aTurnThatDependsOnAHiddenCardIsFound() {
    assertFinds(
        GameLaws::noViewerCanDistinguishTheTrueStateFromItsTwins,
        "sees whose turn it is",
        new FaultyGame() {
          @Override
          Turn turn(State state) {
            return super.turn(state).awaits(NORTH) && otherHand(state, NORTH).contains(9)
                ? new Turn.Awaits(List.of(NORTH, SOUTH))
                : super.turn(state);
          }
        });
  }

  @Test
  void aStateTextThatRevealsTheDeckIsFound() {
    assertFinds(
        GameLaws::theTextOfAStateRevealsNothing,
        "state as text",
        new FaultyGame() {
          @Override
          String stateText(State state) {
            return "State with " + state.deck();
          }
        });
  }

  /** A game that alters its events. */
  private abstract static class LeakingGame extends FaultyGame {
    abstract GameEvent<Observation> alter(GameEvent<Observation> event, State state, Seat seat);

    @Override
    Ruling<State, Observation> apply(State state, Seat seat, Command command) {
      return super.apply(state, seat, command)
              instanceof Accepted<State, Observation>(State next, var events)
          ? new Accepted<>(next, events.stream().map(e -> alter(e, state, seat)).toList())
          : super.apply(state, seat, command);
    }

    /** Ignores the drawn cards that should have been hidden from the viewer. */
    @Override
    State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
      List<Observation> visibleObservations = new ArrayList<>(observations);
      visibleObservations.removeIf(o -> o instanceof Drew(Seat seat, _) && !seat.equals(viewer));
      return super.sampleState(view, visibleObservations, viewer, rng);
    }
  }

  private static Drew drew(Seat seat, int card) {
    return new Drew(seat, Optional.of(card));
  }

  private static View withPicked(View view, List<Integer> picked) {
    return new View(view.mover(), view.hands(), view.piles(), picked, view.deck());
  }
}
