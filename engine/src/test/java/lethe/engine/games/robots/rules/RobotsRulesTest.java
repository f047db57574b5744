package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.Drawn.accepted;
import static lethe.engine.games.robots.rules.Drawn.after;
import static lethe.engine.games.robots.rules.Drawn.legal;
import static lethe.engine.games.robots.rules.Drawn.next;
import static lethe.engine.games.robots.rules.Drawn.refused;
import static lethe.engine.games.robots.rules.Drawn.rules;
import static lethe.engine.games.robots.rules.Drawn.seat;
import static lethe.engine.games.robots.rules.Drawn.table;
import static lethe.engine.games.robots.rules.Drawn.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Event;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Referee;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Illegal;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Misfit;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.BonusWon;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.Covered;
import lethe.engine.games.robots.Observation.Lay;
import lethe.engine.games.robots.Observation.Pointed;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Observation.RoundEnded;
import lethe.engine.games.robots.Observation.SaidReady;
import lethe.engine.games.robots.Observation.Showed;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Rank;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.Roles;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The rule book under its headings, with the rulings on what it leaves open. */
class RobotsRulesTest {
  private static final String SHOWN =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 MEMORIZING axle: 0 0 0
      """;

  private static final String DOWN =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 POINTING axle: 0 0 0
      """;

  private static final String POINTED =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a1: 0 0 0
      """;

  private static final String AT_CIRCUIT =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a2: 0 0 0
      """;

  private static final String BONUS =
      """
       3rbu   1yge
      [zzzz]  2gba
      round 1 PICKING axle bonus: 0 0 0
      """;

  private static final String LAST_CARD =
      """
      [3rbu] [1yge]
      [zzzz]  2gba
      round 1 CALLING axle at b2: 9 3 4
      """;

  private static final String LAST_OF_ALL =
      """
      [3rbu] [1yge]
      [zzzz]  2gba
      round 3 CALLING axle at b2: 9 15 4
      """;

  private static final String ALONE =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a2: 0
      """;

  /** Axle, cog and echo against bolt and dyno. */
  private static final String TEAMS =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 ADVISING axle at a1 teams 5: 0 0
      """;

  private static List<Face.Up> distinct(Grid grid) {
    return grid.cards().stream().filter(Card.class::isInstance).distinct().toList();
  }

  private static List<Viewer> viewers(State state) {
    List<Viewer> viewers = new ArrayList<>(Roles.SEATS.table(state.sides().seats()));
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  @Nested
  class Components {
    @Test
    void thereAre64MemoryCardsEachOnce() {
      assertThat(new HashSet<>(Card.ALL)).hasSize(64);
      for (Feature feature : Feature.values()) {
        assertThat(Card.ALL.stream().filter(card -> card.has(feature))).hasSize(16);
      }
      for (Card card : Card.ALL) {
        assertThat(card.features()).containsExactly(card.number(), card.color(), card.type());
      }
    }

    @Test
    void thereAreSixShortCircuits() {
      assertThat(fault("circuits=7")).isEqualTo(misfit(Misfit.CIRCUITS_OUT_OF_RANGE, "7", 6));
      assertThat(rules("circuits=6").start(1, new Rng(1)).grid().layout().memory()).isEqualTo(10);
    }

    private Fault fault(String option) {
      return faults(option).getFirst();
    }

    private Fault misfit(Misfit why, Object... facts) {
      return Fault.inOption("circuits", 1, 1, why, facts);
    }
  }

  @Nested
  class Setup {
    @Test
    void thirteenMemoryCardsAndThreeShortCircuitsLieFourByFour() {
      for (int seats = 1; seats <= 4; seats++) {
        Grid grid = rules("").start(seats, new Rng(seats)).grid();
        assertThat(grid.layout()).isEqualTo(new Layout(4, 4, 3));
        assertThat(distinct(grid)).hasSize(13);
        assertThat(grid.cards().stream().filter(Circuit.class::isInstance)).hasSize(3);
      }
    }

    @Test
    void allSeeTheCardsTogether() {
      State state = table(SHOWN);
      for (Viewer viewer : viewers(state)) {
        assertThat(rules(state).view(state, viewer).cards()).isEqualTo(state.grid().cards());
      }
    }

    @Test
    void theDealIsToldOnceAndKeptNowhere() {
      State state = table(SHOWN);
      List<Event<Observation>> opening = rules(state).opening(state);
      assertThat(opening.stream().map(event -> event.fleeting())).containsExactly(false, true);
      assertThat(opening.getLast().open())
          .isEqualTo(
              new Showed(
                  1,
                  List.of(
                      new Lay(new Place(1, 1), Drawn.card("3rbu")),
                      new Lay(new Place(2, 1), Drawn.card("1yge")),
                      new Lay(new Place(1, 2), new Circuit()),
                      new Lay(new Place(2, 2), Drawn.card("2gba")))));
    }

    @Test
    void theCardsAreTurnedDownWhenEverybodyIsReady() {
      assertThat(after(SHOWN, "cog: ready", "axle: ready"))
          .isEqualTo(
              """
               3rbu   1yge
               zzzz   2gba
              round 1 MEMORIZING axle done axle,cog: 0 0 0
              """);
      assertThat(after(SHOWN, "cog: ready", "axle: ready", "bolt: ready")).isEqualTo(DOWN);
      State two = next(SHOWN, "cog: ready", "axle: ready");
      assertThat(accepted(two, "bolt: ready").events())
          .containsExactly(Event.open(new SaidReady(seat("bolt"))), Event.open(new Covered(1)));
    }

    @Test
    void aCardIsSeenAtItsPlace() {
      State state = table(SHOWN);
      View view = rules(state).view(state, seat("axle"));
      for (Place place : view.layout().places()) {
        assertThat(view.at(place)).isEqualTo(state.grid().at(place));
      }
    }

    @Test
    void whoIsReadySeesNoCardAgain() {
      State state = next(SHOWN, "cog: ready");
      Rules rules = rules(state);
      assertThat(rules.view(state, seat("cog")).cards()).containsOnly(new Face.Down());
      assertThat(rules.view(state, seat("axle")).cards()).isEqualTo(state.grid().cards());
    }

    @Test
    void readyIsFinal() {
      State state = next(SHOWN, "cog: ready");
      assertThat(rules(state).legal(state, seat("cog"))).isEmpty();
      assertThat(refused(Drawn.draw(state), "cog: ready"))
          .isEqualTo(
              Rejection.of(
                  Refusal.NOT_YOUR_TURN, List.of(seat("axle"), seat("bolt")), seat("cog")));
    }

    @Test
    void aSpectatorSeesNoCardOnceSomebodyIsReady() {
      State state = next(SHOWN, "cog: ready");
      assertThat(rules(state).view(state, Spectator.SPECTATOR).cards())
          .containsOnly(new Face.Down());
    }

    @Test
    void nobodySeesACardThatIsDown() {
      State state = next(DOWN, "bolt: point a1", "axle: call red");
      for (Viewer viewer : viewers(state)) {
        assertThat(rules(state).view(state, viewer).cards())
            .containsExactly(Drawn.card("3rbu"), new Face.Down(), new Face.Down(), new Face.Down());
      }
    }

    @Test
    void nothingIsPlayedWhileTheCardsLieOpen() {
      for (String command : List.of("point a1", "call red", "decline", "suggest red")) {
        assertThat(refused(SHOWN, "bolt: " + command))
            .isEqualTo(Rejection.of(Illegal.CARDS_LIE_OPEN));
      }
      assertThat(refused(DOWN, "bolt: ready")).isEqualTo(Rejection.of(Illegal.CARDS_ARE_DOWN));
    }

    @Test
    void theFirstStarterIsDrawn() {
      Set<Integer> starters = new HashSet<>();
      for (int seed = 0; seed < 50; seed++) {
        starters.add(rules("").start(4, new Rng(seed)).active());
      }
      assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void whatWasShownAndIsRememberedIsImaginedSo() {
      State state = next(SHOWN, "axle: ready", "bolt: ready", "cog: ready");
      Rules rules = rules(state);
      View view = rules.view(state, seat("cog"));
      Showed all = new Showed(1, state.grid().shown());
      Showed some = new Showed(1, state.grid().shown().subList(2, 3));
      Showed earlier = new Showed(0, state.grid().shown());
      boolean other = false;
      for (int seed = 0; seed < 20; seed++) {
        Rng rng = new Rng(seed);
        assertThat(rules.imagine(view, List.of(all), seat("cog"), rng).grid())
            .isEqualTo(state.grid());
        Grid grid = rules.imagine(view, List.of(some, earlier), seat("cog"), rng).grid();
        assertThat(grid.cards().get(2)).isEqualTo(new Circuit());
        other |= !grid.equals(state.grid());
      }
      assertThat(other).isTrue();
    }
  }

  @Nested
  class PlayingTheGame {
    @Test
    void theLeftNeighborPointsAndTheActivePlayerCalls() {
      assertThat(legal(DOWN, "bolt"))
          .containsExactly("point a1", "point b1", "point a2", "point b2");
      assertThat(legal(DOWN, "axle")).isEmpty();
      assertThat(after(DOWN, "bolt: point at a1")).isEqualTo(POINTED);
      assertThat(told(DOWN, "bolt: point a1"))
          .containsExactly(new Pointed(seat("bolt"), new Place(1, 1), seat("axle")));
      assertThat(legal(POINTED, "axle")).hasSize(125).doesNotHaveDuplicates();
      assertThat(legal(POINTED, "bolt")).isEmpty();
    }

    @Test
    void thePointerIsActiveNext() {
      assertThat(after(POINTED, "axle: call red"))
          .isEqualTo(
              """
              [3rbu]  1yge
               zzzz   2gba
              round 1 POINTING bolt: 1 0 0
              """);
      assertThat(legal(after(POINTED, "axle: call red"), "cog")).hasSize(3);
    }

    @Test
    void withTwoPlayersThePointerIsTheOpponent() {
      String two =
          """
           3rbu   1yge
           zzzz   2gba
          round 1 POINTING bolt: 0 0
          """;
      assertThat(legal(two, "axle")).hasSize(4);
      assertThat(after(two, "axle: point b1", "bolt: call gear"))
          .isEqualTo(
              """
               3rbu  [1yge]
               zzzz   2gba
              round 1 POINTING axle: 0 1
              """);
    }

    @Test
    void onlyAFaceDownCardCanBePointedAt() {
      String up = after(POINTED, "axle: call red");
      assertThat(refused(up, "cog: point a1"))
          .isEqualTo(Rejection.of(Illegal.CARD_IS_UP, new Place(1, 1), Drawn.card("3rbu")));
      for (Place place : List.of(new Place(3, 1), new Place(1, 3), new Place(8, 8))) {
        assertThat(refused(up, "cog: point " + place))
            .isEqualTo(Rejection.of(Illegal.NO_SUCH_CARD, place, new Place(2, 2)));
      }
      String last = LAST_CARD.replace("CALLING axle at b2", "POINTING axle");
      for (Place place : List.of(new Place(1, 1), new Place(2, 1), new Place(1, 2))) {
        assertThat(refused(last, "bolt: point " + place))
            .isEqualTo(Rejection.of(Illegal.CARD_IS_UP, place, table(last).grid().at(place)));
      }
    }

    @Test
    void thereIsNoPass() {
      assertThat(refused(DOWN, "bolt: decline"))
          .isEqualTo(Rejection.of(Illegal.NOTHING_TO_DECLINE));
      assertThat(refused(POINTED, "axle: decline"))
          .isEqualTo(Rejection.of(Illegal.NOTHING_TO_DECLINE));
    }

    @Test
    void firstTheCardIsChosenThenCalled() {
      assertThat(refused(POINTED, "axle: point b1"))
          .isEqualTo(Rejection.of(Illegal.CARD_IS_CHOSEN, new Place(1, 1)));
      for (String claim : List.of("red", "short circuit")) {
        assertThat(refused(DOWN, "bolt: call " + claim))
            .isEqualTo(Rejection.of(Illegal.NO_CARD_CHOSEN));
        assertThat(refused(POINTED, "axle: suggest " + claim))
            .isEqualTo(Rejection.of(Illegal.NOTHING_TO_SUGGEST));
      }
    }

    @Test
    void aRoundEndsWhenAllCardsLieFaceUpAndAllAreShuffledAgain() {
      State state = next(LAST_CARD, "axle: call green");
      assertThat(state.round()).isEqualTo(2);
      assertThat(state.phase()).isEqualTo(Phase.MEMORIZING);
      assertThat(state.grid().up()).isZero();
      assertThat(state.points()).containsExactly(10, 3, 4);
      assertThat(state.grid().cards()).isNotEqualTo(table(LAST_CARD).grid().cards());
      assertThat(state.grid().layout()).isEqualTo(table(LAST_CARD).grid().layout());
      assertThat(state.latest()).isEmpty();
      List<Observation> told = told(LAST_CARD, "axle: call green");
      assertThat(told.get(1))
          .isEqualTo(
              new RoundEnded(
                  1,
                  List.of(
                      new Side(List.of(seat("axle")), 10),
                      new Side(List.of(seat("bolt")), 3),
                      new Side(List.of(seat("cog")), 4))));
      assertThat(told.get(2)).isEqualTo(new RoundBegan(2, seat("bolt"), List.of()));
      assertThat(told.get(3)).isEqualTo(new Showed(2, state.grid().shown()));
    }

    @Test
    void whoHasTheFewestPointsStartsTheNextRound() {
      assertThat(next(LAST_CARD, "axle: call green").active()).isEqualTo(1);
      assertThat(next(LAST_CARD.replace("9 3 4", "1 3 4"), "axle: call red").active()).isZero();
    }

    @Test
    void aTieForTheFewestIsDrawn() {
      Set<Integer> starters = new HashSet<>();
      for (int seed = 0; seed < 40; seed++) {
        State state =
            Rounds.begin(
                new Sides(3, false), new Layout(2, 2, 1), 2, List.of(5, 4, 4), new Rng(seed));
        starters.add(state.active());
      }
      assertThat(starters).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void theMostPointsAfterThreeRoundsWin() {
      assertThat(outcome(LAST_OF_ALL, "axle: call 3"))
          .isEqualTo("most-points axle 9 bolt 15 won cog 4");
    }

    @Test
    void tiedPlayersWinTogether() {
      assertThat(outcome(LAST_OF_ALL, "axle: call 2 green battery"))
          .isEqualTo("shared axle 15 won bolt 15 won cog 4");
    }

    @Test
    void nothingMovesWhenTheMatchIsOver() {
      State over = next(LAST_OF_ALL, "axle: call 3");
      assertThat(rules(over).apply(over, seat("bolt"), Phrases.CALLS.getFirst()))
          .isEqualTo(Ruling.rejected(Refusal.MATCH_OVER));
    }

    @Test
    void whenTheMatchIsOverTheRefereeSeesEveryCardOfEveryMoment() {
      Rules rules = rules("layout=2x2");
      List<Seated> alone = List.of(new Seated(seat("axle"), new Player.Human()));
      Match<Command, Observation, View> match =
          Match.start(rules, new Header(Robots.NAME, Drawn.options("layout=2x2"), 1, "", alone));
      while (!match.turn().isOver()) {
        Command first = match.legal(seat("axle")).getFirst();
        match = ((Moved<Command, Observation, View>) match.submit(seat("axle"), first)).next();
      }
      Referee referee = match.referee().orElseThrow();
      for (int i = 0; i <= match.position(); i++) {
        assertThat(match.at(i).view(referee).cards()).doesNotContain(new Face.Down());
      }
    }

    @Test
    void whoGivesUpLosesAndTheBestOfTheOthersWins() {
      State state = table(LAST_OF_ALL);
      assertThat(rules(state).conceded(state, seat("bolt")).toString())
          .isEqualTo("conceded axle 9 won bolt 15 cog 4");
    }
  }

  @Nested
  class Scoring {
    @Test
    void oneTwoOrThreeFeaturesAreWorthOneThreeOrSixPoints() {
      assertThat(points("3")).isEqualTo(1);
      assertThat(points("bulb")).isEqualTo(1);
      assertThat(points("3 bulb")).isEqualTo(3);
      assertThat(points("red 3")).isEqualTo(3);
      assertThat(points("bulb red")).isEqualTo(3);
      assertThat(points("3 red bulb")).isEqualTo(6);
    }

    @Test
    void oneErrorAndNothingIsScored() {
      assertThat(points("2 red bulb")).isZero();
      assertThat(points("3 gear")).isZero();
      assertThat(points("green")).isZero();
    }

    @Test
    void aWrongCallTurnsTheCardUpAndEndsTheTurn() {
      assertThat(after(POINTED, "axle: call 2 bulb"))
          .isEqualTo(
              """
              [3rbu]  1yge
               zzzz   2gba
              round 1 POINTING bolt: 0 0 0
              """);
      assertThat(told(POINTED, "axle: call 2 bulb"))
          .containsExactly(
              new Called(
                  seat("axle"),
                  new Place(1, 1),
                  new Claim.Named(List.of(Feature.TWO, Feature.BULB)),
                  Drawn.card("3rbu"),
                  false,
                  0));
    }

    @Test
    void featuresAreCalledInAnyOrderAndKeptInOne() {
      Rules rules = rules(table(POINTED));
      Call said = new Call(List.of(Feature.BULB, Feature.THREE, Feature.BULB, Feature.RED));
      assertThat(rules.canonical(table(POINTED), seat("axle"), said))
          .isEqualTo(new Call(List.of(Feature.THREE, Feature.RED, Feature.BULB)));
    }

    @Test
    void aCallNamesOneValueOfAFeature() {
      assertThat(refused(POINTED, "axle: call red blue"))
          .isEqualTo(Rejection.of(Illegal.TWO_OF_A_KIND, "red", "blue"));
      assertThat(refused(POINTED, "axle: call 3 four gear"))
          .isEqualTo(Rejection.of(Illegal.TWO_OF_A_KIND, "3", "4"));
      State state = table(POINTED);
      assertThat(rules(state).apply(state, seat("axle"), new Call(List.of())))
          .isEqualTo(Ruling.rejected(Illegal.NOTHING_NAMED));
    }

    @Test
    void featuresNamedForAShortCircuitAreWrong() {
      assertThat(next(AT_CIRCUIT, "axle: call red").points()).containsOnly(0);
      assertThat(next(AT_CIRCUIT, "axle: call red").phase()).isEqualTo(Phase.POINTING);
    }

    private int points(String claim) {
      return next(POINTED, "axle: call " + claim).points().getFirst();
    }
  }

  @Nested
  class ShortCircuitCards {
    @Test
    void aRightShortCircuitScoresNothingAndLetsTheCallerPickAnother() {
      assertThat(after(AT_CIRCUIT, "axle: call short circuit")).isEqualTo(BONUS);
      assertThat(told(AT_CIRCUIT, "axle: call short circuit").get(1))
          .isEqualTo(new BonusWon(seat("axle")));
      assertThat(legal(BONUS, "axle"))
          .containsExactly("point a1", "point b1", "point b2", "decline");
      assertThat(legal(BONUS, "bolt")).isEmpty();
      assertThat(after(BONUS, "axle: point b2", "axle: call green battery"))
          .isEqualTo(
              """
               3rbu   1yge
              [zzzz] [2gba]
              round 1 POINTING bolt: 3 0 0
              """);
    }

    @Test
    void theBonusMayBeDeclined() {
      assertThat(after(BONUS, "axle: decline"))
          .isEqualTo(
              """
               3rbu   1yge
              [zzzz]  2gba
              round 1 POINTING bolt: 0 0 0
              """);
    }

    @Test
    void aShortCircuitPickedForTheBonusEarnsNothingAndEndsTheTurn() {
      String second =
          """
           3rbu   zzzz
          [zzzz]  2gba
          round 1 CALLING axle at b1 bonus: 0 0 0
          """;
      assertThat(after(second, "axle: call short circuit"))
          .isEqualTo(
              """
               3rbu  [zzzz]
              [zzzz]  2gba
              round 1 POINTING bolt: 0 0 0
              """);
    }

    @Test
    void theBonusIsLostWhenNoCardIsFaceDown() {
      String last =
          """
          [3rbu] [1yge]
           zzzz  [2gba]
          round 1 CALLING axle at a2: 0 5 7
          """;
      State state = next(last, "axle: call short circuit");
      assertThat(state.round()).isEqualTo(2);
      assertThat(state.points()).containsExactly(0, 5, 7);
      assertThat(told(last, "axle: call short circuit")).noneMatch(BonusWon.class::isInstance);
    }

    @Test
    void aWrongShortCircuitScoresNothing() {
      assertThat(told(POINTED, "axle: call short circuit"))
          .containsExactly(
              new Called(
                  seat("axle"),
                  new Place(1, 1),
                  new Claim.Shorted(),
                  Drawn.card("3rbu"),
                  false,
                  0));
      assertThat(after(POINTED, "axle: call short circuit"))
          .isEqualTo(
              """
              [3rbu]  1yge
               zzzz   2gba
              round 1 POINTING bolt: 0 0 0
              """);
    }
  }

  @Nested
  class TeamPlay {
    @Test
    void seatsAlternateBetweenTwoTeams() {
      for (int seats = 2; seats <= 6; seats++) {
        Sides sides = new Sides(seats, true);
        assertThat(sides.members(0).size() - sides.members(1).size()).isBetween(0, 1);
      }
      assertThat(table(TEAMS).sides().scored(List.of(1, 2)))
          .containsExactly(
              new Side(List.of(seat("axle"), seat("cog"), seat("echo")), 1),
              new Side(List.of(seat("bolt"), seat("dyno")), 2));
    }

    @Test
    void everybodySeesWhoScoresTogether() {
      View view = rules(table(TEAMS)).view(table(TEAMS), Spectator.SPECTATOR);
      assertThat(view.side(seat("echo"))).isEqualTo(view.sides().getFirst());
      assertThat(view.side(seat("dyno"))).isEqualTo(view.sides().getLast());
      assertThat(view.alone()).isFalse();
      assertThat(rules(table(ALONE)).view(table(ALONE), seat("axle")).alone()).isTrue();
    }

    @Test
    void theCaptainPointsForTheOtherTeamAndCallsForHisOwn() {
      String pointing = TEAMS.replace("ADVISING axle at a1", "POINTING axle");
      assertThat(legal(pointing, "bolt")).hasSize(4);
      assertThat(legal(pointing, "dyno")).isEmpty();
      assertThat(
              after(
                  pointing,
                  "bolt: point a1",
                  "cog: decline",
                  "echo: decline",
                  "axle: call red bulb"))
          .isEqualTo(
              """
              [3rbu]  1yge
               zzzz   2gba
              round 1 POINTING bolt teams 5: 3 0
              """);
    }

    @Test
    void teamMatesSpeakBeforeTheirCaptainCallsEachOnce() {
      assertThat(awaited(TEAMS)).containsExactly("cog", "echo");
      String one = after(TEAMS, "echo: suggest red");
      assertThat(awaited(one)).containsExactly("cog");
      assertThat(awaited(after(one, "cog: decline"))).containsExactly("axle");
      assertThat(legal(TEAMS, "cog")).hasSize(126).contains("suggest short circuit", "decline");
    }

    @Test
    void suggestionsAreHeardByTheOwnTeamOnly() {
      Event<Observation> event = accepted(table(TEAMS), "cog: suggest bulb 3").events().getFirst();
      Claim claim = new Claim.Named(List.of(Feature.THREE, Feature.BULB));
      for (String mate : List.of("axle", "cog", "echo")) {
        assertThat(event.told(seat(mate)))
            .isEqualTo(new Suggested(seat("cog"), Optional.of(claim)));
      }
      for (Viewer other : List.of(seat("bolt"), seat("dyno"), Spectator.SPECTATOR)) {
        assertThat(event.told(other)).isEqualTo(new Suggested(seat("cog"), Optional.empty()));
      }
    }

    @Test
    void whatIsSuggestedChangesNothingThatOthersSee() {
      State one = next(TEAMS, "cog: suggest red");
      State other = next(TEAMS, "cog: suggest short circuit");
      assertThat(one).isEqualTo(other);
    }

    @Test
    void aTeamMateSuggestsAndDoesNotCall() {
      assertThat(refused(TEAMS, "cog: call red"))
          .isEqualTo(Rejection.of(Illegal.ONLY_SUGGEST, seat("axle")));
      assertThat(refused(TEAMS, "cog: suggest red blue"))
          .isEqualTo(Rejection.of(Illegal.TWO_OF_A_KIND, "red", "blue"));
      assertThat(refused(TEAMS, "axle: call red"))
          .isEqualTo(
              Rejection.of(
                  Refusal.NOT_YOUR_TURN, List.of(seat("cog"), seat("echo")), seat("axle")));
    }

    @Test
    void captainsChangeEachRound() {
      Sides sides = new Sides(5, true);
      assertThat(IntStream.rangeClosed(1, 3).map(round -> sides.captain(0, round)))
          .containsExactly(0, 2, 4);
      assertThat(IntStream.rangeClosed(1, 3).map(round -> sides.captain(1, round)))
          .containsExactly(1, 3, 1);
    }

    @Test
    void theTeamWithFewerPointsStartsTheNextRound() {
      String last =
          """
          [3rbu] [1yge]
          [zzzz]  2gba
          round 1 CALLING axle at b2 teams 4: 3 8
          """;
      assertThat(next(last, "axle: call red").active()).isEqualTo(2);
      assertThat(next(last.replace("3 8", "8 3"), "axle: call red").active()).isEqualTo(3);
    }

    @Test
    void theFirstTeamIsDrawn() {
      Set<Integer> starters = new HashSet<>();
      for (int seed = 0; seed < 30; seed++) {
        starters.add(rules("teams=on").start(6, new Rng(seed)).active());
      }
      assertThat(starters).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void aTeamWinsOrSharesTogether() {
      String last =
          """
          [3rbu] [1yge]
          [zzzz]  2gba
          round 3 CALLING axle at b2 teams 3: 3 4
          """;
      assertThat(outcome(last, "axle: call red"))
          .isEqualTo("team-most-points axle 3 bolt 4 won cog 3");
      assertThat(outcome(last, "axle: call green"))
          .isEqualTo("team-shared axle 4 won bolt 4 won cog 4 won");
      State state = table(last);
      assertThat(rules(state).conceded(state, seat("cog")).toString())
          .isEqualTo("conceded axle 3 bolt 4 won cog 3");
    }

    @Test
    void twoToSixPlayInTeams() {
      assertThat(rules("teams=on").seats().fewest()).isEqualTo(2);
      assertThat(rules("teams=on").seats().most()).isEqualTo(6);
    }

    private List<String> awaited(String table) {
      State state = table(table);
      return ((Turn.Awaits) rules(state).turn(state)).seats().stream().map(Seat::name).toList();
    }
  }

  @Nested
  class SoloPlay {
    @Test
    void thePlayerPicksTheCards() {
      String pointing = ALONE.replace("CALLING axle at a2", "POINTING axle");
      assertThat(legal(pointing, "axle")).hasSize(4);
      assertThat(after(pointing, "axle: point a2")).isEqualTo(ALONE);
    }

    @Test
    void aRightShortCircuitIsWorthOnePoint() {
      assertThat(after(ALONE, "axle: call short circuit"))
          .isEqualTo(
              """
               3rbu   1yge
              [zzzz]  2gba
              round 1 POINTING axle: 1
              """);
      assertThat(after(ALONE, "axle: call 1")).endsWith("round 1 POINTING axle: 0\n");
    }

    @Test
    void aPerfectGameOfTheNormalLayoutIs243() {
      assertThat(new Layout(4, 4, 3).perfectMatch()).isEqualTo(243);
    }

    @Test
    void ranksAreQuartersOfTheMost() {
      assertThat(Rank.of(0, 243)).isEqualTo(Rank.HUMAN);
      assertThat(Rank.of(60, 243)).isEqualTo(Rank.HUMAN);
      assertThat(Rank.of(61, 243)).isEqualTo(Rank.CYBORG);
      assertThat(Rank.of(121, 243)).isEqualTo(Rank.CYBORG);
      assertThat(Rank.of(122, 243)).isEqualTo(Rank.ANDROID);
      assertThat(Rank.of(182, 243)).isEqualTo(Rank.ANDROID);
      assertThat(Rank.of(183, 243)).isEqualTo(Rank.ROBOT);
      assertThat(Rank.of(243, 243)).isEqualTo(Rank.ROBOT);
    }

    @Test
    void aRankBeginsAtItsFewestPoints() {
      for (int perfect = 5; perfect < 300; perfect++) {
        for (Rank rank : Rank.values()) {
          assertThat(Rank.of(rank.least(perfect), perfect)).isEqualTo(rank);
          assertThat(rank == Rank.HUMAN || Rank.of(rank.least(perfect) - 1, perfect) != rank)
              .isTrue();
        }
      }
      assertThat(Rank.HUMAN.better()).contains(Rank.CYBORG);
      assertThat(Rank.ROBOT.better()).isEmpty();
    }

    @Test
    void aRobotHasWon() {
      String last =
          """
          [3rbu] [1yge]
          [zzzz]  2gba
          round 3 CALLING axle at b2: 45
          """;
      assertThat(outcome(last, "axle: call 1")).isEqualTo("robot axle 45 won");
      assertThat(outcome(last.replace("45", "12"), "axle: call 1")).isEqualTo("human axle 12");
      State state = table(last);
      assertThat(rules(state).conceded(state, seat("axle")).toString())
          .isEqualTo("conceded axle 45");
    }
  }

  @Nested
  class ManyPlayersAndLevels {
    @Test
    void fiveAndSixPlayersGetALargerGrid() {
      assertThat(layout("", 5)).isEqualTo(new Layout(4, 5, 3));
      assertThat(layout("", 6)).isEqualTo(new Layout(4, 6, 4));
      assertThat(layout("level=normal", 6)).isEqualTo(new Layout(4, 6, 4));
    }

    @Test
    void levelsHaveTheirLayouts() {
      assertThat(layout("level=easy", 2)).isEqualTo(new Layout(3, 4, 3));
      assertThat(layout("level=normal", 2)).isEqualTo(new Layout(4, 4, 3));
      assertThat(layout("level=hard", 2)).isEqualTo(new Layout(4, 5, 2));
      assertThat(layout("level=expert", 2)).isEqualTo(new Layout(5, 5, 1));
    }

    @Test
    void anyOtherLayoutAndCountCanBeChosen() {
      assertThat(layout("layout=2x8", 1)).isEqualTo(new Layout(2, 8, 3));
      assertThat(layout("layout=8x8 circuits=0", 1)).isEqualTo(new Layout(8, 8, 0));
      assertThat(layout("level=hard circuits=6", 6)).isEqualTo(new Layout(4, 5, 6));
      assertThat(layout("circuits=2", 6)).isEqualTo(new Layout(4, 6, 2));
      assertThat(distinct(rules("layout=8x8 circuits=0").start(1, new Rng(3)).grid())).hasSize(64);
    }

    @Test
    void fiveAndMoreNeedTwoShortCircuits() {
      assertThat(rules("").seats().most()).isEqualTo(6);
      assertThat(rules("level=hard").seats().most()).isEqualTo(6);
      assertThat(rules("level=expert").seats().most()).isEqualTo(4);
      assertThat(rules("circuits=1").seats().most()).isEqualTo(4);
      assertThat(rules("level=expert circuits=2").seats().most()).isEqualTo(6);
    }

    @Test
    void whatCannotBeLaidOutIsSaidClearly() {
      assertThat(faults("size=4x4"))
          .containsExactly(
              Fault.inOption(
                  "size", 1, 1, Flaw.UNKNOWN_OPTION, "size", "circuits, layout, level, teams"));
      assertThat(faults("level=brutal"))
          .containsExactly(
              Fault.inOption(
                  "level", 1, 1, Flaw.BAD_OPTION, "brutal", "easy, normal, hard, expert"));
      assertThat(faults("teams=2"))
          .containsExactly(Fault.inOption("teams", 1, 1, Flaw.BAD_OPTION, "2", "on, off"));
      for (String layout : List.of("1x4", "4x9", "4", "4x", "44x4", "4x4x4", "x", "4X4", "-4x4")) {
        assertThat(faults("layout=" + layout))
            .containsExactly(Fault.inOption("layout", 1, 1, Misfit.NOT_A_LAYOUT, layout, 2, 8));
      }
      assertThat(faults("level=easy layout=4x4"))
          .containsExactly(Fault.inOption("level", 1, 1, Misfit.LEVEL_AND_LAYOUT, "easy", "4x4"));
      for (String circuits : List.of("7", "-1", "10", "two", "9")) {
        assertThat(faults("circuits=" + circuits))
            .containsExactly(
                Fault.inOption("circuits", 1, 1, Misfit.CIRCUITS_OUT_OF_RANGE, circuits, 6));
      }
      assertThat(faults("layout=2x2 circuits=4"))
          .containsExactly(Fault.inOption("circuits", 1, 1, Misfit.CIRCUITS_OUT_OF_RANGE, "4", 3));
    }

    private Layout layout(String options, int seats) {
      return rules(options).start(seats, new Rng(2)).grid().layout();
    }
  }

  private static String outcome(String table, String command) {
    State state = next(table, command);
    return rules(state).turn(state) instanceof Turn.Over(Outcome outcome)
        ? outcome.toString()
        : "goes on";
  }

  private static List<Fault> faults(String options) {
    return switch (Robots.open(Drawn.options(options))) {
      case Faulty<?>(List<Fault> faults) -> faults;
      case Valid<?> _ -> throw new AssertionError(options + " is accepted");
    };
  }
}
