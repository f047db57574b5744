package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.apply;
import static lethe.engine.games.robots.rules.StateText.parse;
import static lethe.engine.games.robots.rules.StateText.rejection;
import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.StateText.stateAfter;
import static lethe.engine.games.robots.rules.TestStates.ALL_FACE_DOWN;
import static lethe.engine.games.robots.rules.TestStates.distinctCards;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.IllegalMoveCode;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.CardsCovered;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.Observation.SaidReady;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/** Tests how the cards are laid out, memorized and turned face down. */
class SetupTest {
  private static final String MEMORIZING =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 MEMORIZING axle: 0 0 0
      """;

  @Test
  void upToFourPlayersHaveAFourByFourGrid() {
    for (int seats = 1; seats <= 4; seats++) {
      Grid grid = rules("").initialState(seats, new Rng(seats)).grid();
      assertThat(grid.layout()).isEqualTo(new Layout(4, 4, 3));
      assertThat(distinctCards(grid)).hasSize(13);
      assertThat(grid.cards().stream().filter(ShortCircuitCard.class::isInstance)).hasSize(3);
    }
  }

  @Test
  void everyoneSeesTheCardsWhileMemorizing() {
    State state = parse(MEMORIZING);
    for (Viewer viewer : viewers(state)) {
      assertThat(rules(state).view(state, viewer).cards()).isEqualTo(state.grid().cards());
    }
  }

  @Test
  void theDealIsEphemeral() {
    State state = parse(MEMORIZING);
    List<GameEvent<Observation>> opening = rules(state).openingEvents(state);
    assertThat(opening.stream().map(event -> event.ephemeral())).containsExactly(false, true);
    assertThat(opening.getLast().publicObservation())
        .isEqualTo(
            new CardsShown(
                1,
                List.of(
                    new PlacedCard(new Place(1, 1), StateText.parseCard("3rbu")),
                    new PlacedCard(new Place(2, 1), StateText.parseCard("1yge")),
                    new PlacedCard(new Place(1, 2), new ShortCircuitCard()),
                    new PlacedCard(new Place(2, 2), StateText.parseCard("2gba")))));
  }

  @Test
  void theCardsAreTurnedFaceDownWhenEveryPlayerIsReady() {
    assertThat(after(MEMORIZING, "cog: ready", "axle: ready"))
        .isEqualTo(
            """
             3rbu   1yge
             zzzz   2gba
            round 1 MEMORIZING axle done axle,cog: 0 0 0
            """);
    assertThat(after(MEMORIZING, "cog: ready", "axle: ready", "bolt: ready"))
        .isEqualTo(ALL_FACE_DOWN);
    State twoReady = stateAfter(MEMORIZING, "cog: ready", "axle: ready");
    assertThat(apply(twoReady, "bolt: ready").events())
        .containsExactly(
            GameEvent.toAll(new SaidReady(seat("bolt"))), GameEvent.toAll(new CardsCovered(1)));
  }

  @Test
  void theViewShowsEveryCardAtItsPlace() {
    State state = parse(MEMORIZING);
    View view = rules(state).view(state, seat("axle"));
    for (Place place : view.layout().places()) {
      assertThat(view.cardAt(place)).isEqualTo(state.grid().cardAt(place));
    }
  }

  @Test
  void aPlayerWhoIsReadyNoLongerSeesTheCards() {
    State state = stateAfter(MEMORIZING, "cog: ready");
    Rules rules = rules(state);
    assertThat(rules.view(state, seat("cog")).cards()).containsOnly(new Face.Down());
    assertThat(rules.view(state, seat("axle")).cards()).isEqualTo(state.grid().cards());
  }

  @Test
  void aPlayerCannotBeReadyTwice() {
    State state = stateAfter(MEMORIZING, "cog: ready");
    assertThat(rules(state).legalCommands(state, seat("cog"))).isEmpty();
    assertThat(rejection(StateText.format(state), "cog: ready"))
        .isEqualTo(
            Rejection.of(
                RejectionCode.NOT_YOUR_TURN, List.of(seat("axle"), seat("bolt")), seat("cog")));
  }

  @Test
  void spectatorsSeeNoCardAfterTheFirstPlayerIsReady() {
    State state = stateAfter(MEMORIZING, "cog: ready");
    assertThat(rules(state).view(state, Spectator.SPECTATOR).cards()).containsOnly(new Face.Down());
  }

  @Test
  void faceDownCardsAreHiddenFromEveryone() {
    State state = stateAfter(ALL_FACE_DOWN, "bolt: point a1", "axle: call red");
    for (Viewer viewer : viewers(state)) {
      assertThat(rules(state).view(state, viewer).cards())
          .containsExactly(
              StateText.parseCard("3rbu"), new Face.Down(), new Face.Down(), new Face.Down());
    }
  }

  @Test
  void onlyReadyIsLegalWhileMemorizing() {
    for (String command : List.of("point a1", "call red", "decline", "suggest red")) {
      assertThat(rejection(MEMORIZING, "bolt: " + command))
          .isEqualTo(Rejection.of(IllegalMoveCode.CARDS_STILL_FACE_UP));
    }
    assertThat(rejection(ALL_FACE_DOWN, "bolt: ready"))
        .isEqualTo(Rejection.of(IllegalMoveCode.CARDS_ALREADY_FACE_DOWN));
  }

  @Test
  void theFirstActivePlayerIsDrawnAtRandom() {
    Set<Integer> starters = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      starters.add(rules("").initialState(4, new Rng(seed)).activeSeat());
    }
    assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @Test
  void sampledStatesKeepRememberedCardsInTheirPlaces() {
    State state = stateAfter(MEMORIZING, "axle: ready", "bolt: ready", "cog: ready");
    Rules rules = rules(state);
    View view = rules.view(state, seat("cog"));
    CardsShown fullDeal = new CardsShown(1, state.grid().placedCards());
    CardsShown oneCard = new CardsShown(1, state.grid().placedCards().subList(2, 3));
    CardsShown earlierRound = new CardsShown(0, state.grid().placedCards());
    boolean sampledOtherGrid = false;
    for (int seed = 0; seed < 20; seed++) {
      Rng rng = new Rng(seed);
      assertThat(rules.stateSampler(view, List.of(fullDeal), seat("cog")).sample(rng).grid())
          .isEqualTo(state.grid());
      Grid grid =
          rules.stateSampler(view, List.of(oneCard, earlierRound), seat("cog")).sample(rng).grid();
      assertThat(grid.cards().get(2)).isEqualTo(new ShortCircuitCard());
      sampledOtherGrid |= !grid.equals(state.grid());
    }
    assertThat(sampledOtherGrid).isTrue();
  }

  private static List<Viewer> viewers(State state) {
    List<Viewer> viewers = new ArrayList<>(GameSeats.SEATS.firstSeats(state.seating().seatCount()));
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }
}
