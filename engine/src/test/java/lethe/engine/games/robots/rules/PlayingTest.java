package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.legalCommands;
import static lethe.engine.games.robots.rules.StateText.observations;
import static lethe.engine.games.robots.rules.StateText.parse;
import static lethe.engine.games.robots.rules.StateText.rejection;
import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.StateText.stateAfter;
import static lethe.engine.games.robots.rules.TestStates.ALL_FACE_DOWN;
import static lethe.engine.games.robots.rules.TestStates.AT_MEMORY_CARD;
import static lethe.engine.games.robots.rules.TestStates.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Referee;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.IllegalMoveCode;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.Pointed;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Observation.RoundEnded;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/** Tests pointing and calling, and the ends of rounds and the match. */
class PlayingTest {
  private static final String LAST_CARD_OF_ROUND =
      """
      [3rbu] [1yge]
      [zzzz]  2gba
      round 1 CALLING axle at b2: 9 3 4
      """;

  private static final String LAST_CARD_OF_MATCH =
      """
      [3rbu] [1yge]
      [zzzz]  2gba
      round 3 CALLING axle at b2: 9 15 4
      """;

  @Test
  void theLeftNeighborPointsAndTheActivePlayerCalls() {
    assertThat(legalCommands(ALL_FACE_DOWN, "bolt"))
        .containsExactly("point a1", "point b1", "point a2", "point b2");
    assertThat(legalCommands(ALL_FACE_DOWN, "axle")).isEmpty();
    assertThat(after(ALL_FACE_DOWN, "bolt: point at a1")).isEqualTo(AT_MEMORY_CARD);
    assertThat(observations(ALL_FACE_DOWN, "bolt: point a1"))
        .containsExactly(new Pointed(seat("bolt"), new Place(1, 1), seat("axle")));
    assertThat(legalCommands(AT_MEMORY_CARD, "axle")).hasSize(125).doesNotHaveDuplicates();
    assertThat(legalCommands(AT_MEMORY_CARD, "bolt")).isEmpty();
  }

  @Test
  void thePlayerWhoPointedIsActiveNext() {
    assertThat(after(AT_MEMORY_CARD, "axle: call red"))
        .isEqualTo(
            """
            [3rbu]  1yge
             zzzz   2gba
            round 1 POINTING bolt: 1 0 0
            """);
    assertThat(legalCommands(after(AT_MEMORY_CARD, "axle: call red"), "cog")).hasSize(3);
  }

  @Test
  void theOpponentPointsIfThereAreTwoPlayers() {
    String twoPlayers =
        """
         3rbu   1yge
         zzzz   2gba
        round 1 POINTING bolt: 0 0
        """;
    assertThat(legalCommands(twoPlayers, "axle")).hasSize(4);
    assertThat(after(twoPlayers, "axle: point b1", "bolt: call gear"))
        .isEqualTo(
            """
             3rbu  [1yge]
             zzzz   2gba
            round 1 POINTING axle: 0 1
            """);
  }

  @Test
  void onlyAFaceDownCardCanBePointedAt() {
    String oneFaceUp = after(AT_MEMORY_CARD, "axle: call red");
    assertThat(rejection(oneFaceUp, "cog: point a1"))
        .isEqualTo(
            Rejection.of(
                IllegalMoveCode.CARD_ALREADY_FACE_UP,
                new Place(1, 1),
                StateText.parseCard("3rbu")));
    for (Place place : List.of(new Place(3, 1), new Place(1, 3), new Place(8, 8))) {
      assertThat(rejection(oneFaceUp, "cog: point " + place))
          .isEqualTo(Rejection.of(IllegalMoveCode.NO_SUCH_CARD, place, new Place(2, 2)));
    }
    String lastCard = LAST_CARD_OF_ROUND.replace("CALLING axle at b2", "POINTING axle");
    for (Place place : List.of(new Place(1, 1), new Place(2, 1), new Place(1, 2))) {
      assertThat(rejection(lastCard, "bolt: point " + place))
          .isEqualTo(
              Rejection.of(
                  IllegalMoveCode.CARD_ALREADY_FACE_UP,
                  place,
                  parse(lastCard).grid().cardAt(place)));
    }
  }

  @Test
  void aPlayerCannotPass() {
    assertThat(rejection(ALL_FACE_DOWN, "bolt: decline"))
        .isEqualTo(Rejection.of(IllegalMoveCode.NOTHING_TO_DECLINE));
    assertThat(rejection(AT_MEMORY_CARD, "axle: decline"))
        .isEqualTo(Rejection.of(IllegalMoveCode.NOTHING_TO_DECLINE));
  }

  @Test
  void aCardMustBeChosenBeforeItIsCalled() {
    assertThat(rejection(AT_MEMORY_CARD, "axle: point b1"))
        .isEqualTo(Rejection.of(IllegalMoveCode.CARD_ALREADY_CHOSEN, new Place(1, 1)));
    for (String claim : List.of("red", "short circuit")) {
      assertThat(rejection(ALL_FACE_DOWN, "bolt: call " + claim))
          .isEqualTo(Rejection.of(IllegalMoveCode.NO_CARD_CHOSEN));
      assertThat(rejection(AT_MEMORY_CARD, "axle: suggest " + claim))
          .isEqualTo(Rejection.of(IllegalMoveCode.NOTHING_TO_SUGGEST));
    }
  }

  @Test
  void theNextRoundIsDealtWhenAllCardsAreFaceUp() {
    State state = stateAfter(LAST_CARD_OF_ROUND, "axle: call green");
    assertThat(state.round()).isEqualTo(2);
    assertThat(state.phase()).isEqualTo(Phase.MEMORIZING);
    assertThat(state.grid().faceUpMask()).isZero();
    assertThat(state.points()).containsExactly(10, 3, 4);
    assertThat(state.grid().cards()).isNotEqualTo(parse(LAST_CARD_OF_ROUND).grid().cards());
    assertThat(state.grid().layout()).isEqualTo(parse(LAST_CARD_OF_ROUND).grid().layout());
    assertThat(state.latestCall()).isEmpty();
    List<Observation> observations = observations(LAST_CARD_OF_ROUND, "axle: call green");
    assertThat(observations.get(1))
        .isEqualTo(
            new RoundEnded(
                1,
                List.of(
                    new Side(List.of(seat("axle")), 10),
                    new Side(List.of(seat("bolt")), 3),
                    new Side(List.of(seat("cog")), 4))));
    assertThat(observations.get(2)).isEqualTo(new RoundBegan(2, seat("bolt"), List.of()));
    assertThat(observations.get(3)).isEqualTo(new CardsShown(2, state.grid().placedCards()));
  }

  @Test
  void thePlayerWithTheFewestPointsStartsTheNextRound() {
    assertThat(stateAfter(LAST_CARD_OF_ROUND, "axle: call green").activeSeat()).isEqualTo(1);
    assertThat(
            stateAfter(LAST_CARD_OF_ROUND.replace("9 3 4", "1 3 4"), "axle: call red").activeSeat())
        .isZero();
  }

  @Test
  void aTieForTheFewestPointsIsBrokenAtRandom() {
    Set<Integer> starters = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      State state =
          Rounds.begin(
              new Seating(3, false), new Layout(2, 2, 1), 2, List.of(5, 4, 4), new Rng(seed));
      starters.add(state.activeSeat());
    }
    assertThat(starters).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void thePlayerWithTheMostPointsAfterThreeRoundsWins() {
    assertThat(outcome(LAST_CARD_OF_MATCH, "axle: call 3"))
        .isEqualTo("most-points axle 9 bolt 15 won cog 4");
  }

  @Test
  void tiedPlayersWinTogether() {
    assertThat(outcome(LAST_CARD_OF_MATCH, "axle: call 2 green battery"))
        .isEqualTo("shared axle 15 won bolt 15 won cog 4");
  }

  @Test
  void aCallAfterTheEndIsRejected() {
    State finished = stateAfter(LAST_CARD_OF_MATCH, "axle: call 3");
    assertThat(rules(finished).apply(finished, seat("bolt"), Phrases.CALLS.getFirst()))
        .isEqualTo(Ruling.reject(RejectionCode.MATCH_OVER));
  }

  @Test
  void theRefereeSeesEveryCardAtEveryPosition() {
    Rules rules = rules("layout=2x2");
    List<SeatedPlayer> players = List.of(new SeatedPlayer(seat("axle"), new Player.Human()));
    Match<Command, Observation, View> match =
        Match.start(
            rules, new Header(Robots.NAME, StateText.options("layout=2x2"), 1, "", players));
    while (!match.turn().isOver()) {
      Command first = match.legalCommands(seat("axle")).getFirst();
      match = ((Applied<Command, Observation, View>) match.submit(seat("axle"), first)).next();
    }
    Referee referee = match.referee().orElseThrow();
    for (int i = 0; i <= match.position(); i++) {
      assertThat(match.atPosition(i).view(referee).cards()).doesNotContain(new Face.Down());
    }
  }

  @Test
  void aConcedingPlayerLosesAndTheBestOtherPlayerWins() {
    State state = parse(LAST_CARD_OF_MATCH);
    assertThat(rules(state).outcomeIfConceded(state, seat("bolt")).toString())
        .isEqualTo("conceded axle 9 won bolt 15 cog 4");
  }
}
