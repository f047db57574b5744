package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.after;
import static lethe.engine.games.robots.rules.StateText.apply;
import static lethe.engine.games.robots.rules.StateText.legalCommands;
import static lethe.engine.games.robots.rules.StateText.parse;
import static lethe.engine.games.robots.rules.StateText.rejection;
import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.seat;
import static lethe.engine.games.robots.rules.StateText.stateAfter;
import static lethe.engine.games.robots.rules.TestStates.SOLO;
import static lethe.engine.games.robots.rules.TestStates.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.IllegalMoveCode;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/** Tests the two teams, their captains, and the suggestions of teammates. */
class TeamsTest {
  /** A match of axle, cog and echo against bolt and dyno. */
  private static final String TEAMS =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 ADVISING axle at a1 teams 5: 0 0
      """;

  @Test
  void seatsAlternateBetweenTwoTeams() {
    for (int seats = 2; seats <= 6; seats++) {
      Seating seating = new Seating(seats, true);
      assertThat(seating.members(0).size() - seating.members(1).size()).isBetween(0, 1);
    }
    assertThat(parse(TEAMS).seating().toSides(List.of(1, 2)))
        .containsExactly(
            new Side(List.of(seat("axle"), seat("cog"), seat("echo")), 1),
            new Side(List.of(seat("bolt"), seat("dyno")), 2));
  }

  @Test
  void theViewShowsTheTeams() {
    View view = rules(parse(TEAMS)).view(parse(TEAMS), Spectator.SPECTATOR);
    assertThat(view.sideOf(seat("echo"))).isEqualTo(view.sides().getFirst());
    assertThat(view.sideOf(seat("dyno"))).isEqualTo(view.sides().getLast());
    assertThat(view.isSolo()).isFalse();
    assertThat(rules(parse(SOLO)).view(parse(SOLO), seat("axle")).isSolo()).isTrue();
  }

  @Test
  void theCaptainOfOneTeamPointsAndTheOtherCaptainCalls() {
    String pointing = TEAMS.replace("ADVISING axle at a1", "POINTING axle");
    assertThat(legalCommands(pointing, "bolt")).hasSize(4);
    assertThat(legalCommands(pointing, "dyno")).isEmpty();
    assertThat(
            after(
                pointing, "bolt: point a1", "cog: decline", "echo: decline", "axle: call red bulb"))
        .isEqualTo(
            """
            [3rbu]  1yge
             zzzz   2gba
            round 1 POINTING bolt teams 5: 3 0
            """);
  }

  @Test
  void everyTeammateSuggestsOrDeclinesBeforeTheCaptainCalls() {
    assertThat(awaitedSeats(TEAMS)).containsExactly("cog", "echo");
    assertThat(rejection(TEAMS, "axle: call red"))
        .isEqualTo(
            Rejection.of(
                RejectionCode.NOT_YOUR_TURN, List.of(seat("cog"), seat("echo")), seat("axle")));
    String afterEcho = after(TEAMS, "echo: suggest red");
    assertThat(awaitedSeats(afterEcho)).containsExactly("cog");
    assertThat(awaitedSeats(after(afterEcho, "cog: decline"))).containsExactly("axle");
    assertThat(legalCommands(TEAMS, "cog"))
        .hasSize(126)
        .contains("suggest short circuit", "decline");
  }

  @Test
  void aSuggestionIsRevealedOnlyToItsTeam() {
    GameEvent<Observation> event = apply(parse(TEAMS), "cog: suggest bulb 3").events().getFirst();
    Claim claim = new Claim.Named(List.of(Feature.THREE, Feature.BULB));
    for (String teammate : List.of("axle", "cog", "echo")) {
      assertThat(event.observationFor(seat(teammate)))
          .isEqualTo(new Suggested(seat("cog"), Optional.of(claim)));
    }
    for (Viewer viewer : List.of(seat("bolt"), seat("dyno"), Spectator.SPECTATOR)) {
      assertThat(event.observationFor(viewer))
          .isEqualTo(new Suggested(seat("cog"), Optional.empty()));
    }
  }

  @Test
  void theStateDoesNotDependOnTheSuggestedClaim() {
    State afterRed = stateAfter(TEAMS, "cog: suggest red");
    State afterShortCircuit = stateAfter(TEAMS, "cog: suggest short circuit");
    assertThat(afterRed).isEqualTo(afterShortCircuit);
  }

  @Test
  void aTeammateMayNotCall() {
    assertThat(rejection(TEAMS, "cog: call red"))
        .isEqualTo(Rejection.of(IllegalMoveCode.NOT_CAPTAIN, seat("axle")));
  }

  @Test
  void aSuggestionNamesAtMostOneValueOfEachKind() {
    assertThat(rejection(TEAMS, "cog: suggest red blue"))
        .isEqualTo(Rejection.of(IllegalMoveCode.TWO_VALUES_OF_A_FEATURE, "red", "blue"));
  }

  @Test
  void theCaptainsChangeEveryRound() {
    Seating seating = new Seating(5, true);
    assertThat(IntStream.rangeClosed(1, 3).map(round -> seating.captain(0, round)))
        .containsExactly(0, 2, 4);
    assertThat(IntStream.rangeClosed(1, 3).map(round -> seating.captain(1, round)))
        .containsExactly(1, 3, 1);
  }

  @Test
  void theTeamWithFewerPointsStartsTheNextRound() {
    String lastCard =
        """
        [3rbu] [1yge]
        [zzzz]  2gba
        round 1 CALLING axle at b2 teams 4: 3 8
        """;
    assertThat(stateAfter(lastCard, "axle: call red").activeSeat()).isEqualTo(2);
    assertThat(stateAfter(lastCard.replace("3 8", "8 3"), "axle: call red").activeSeat())
        .isEqualTo(3);
  }

  @Test
  void theFirstTeamIsDrawnAtRandom() {
    Set<Integer> starters = new HashSet<>();
    for (int seed = 0; seed < 30; seed++) {
      starters.add(rules("teams=on").initialState(6, new Rng(seed)).activeSeat());
    }
    assertThat(starters).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void allMembersOfATeamWinOrShareTheWin() {
    String lastCard =
        """
        [3rbu] [1yge]
        [zzzz]  2gba
        round 3 CALLING axle at b2 teams 3: 3 4
        """;
    assertThat(outcome(lastCard, "axle: call red"))
        .isEqualTo("team-most-points axle 3 bolt 4 won cog 3");
    assertThat(outcome(lastCard, "axle: call green"))
        .isEqualTo("team-shared axle 4 won bolt 4 won cog 4 won");
    State state = parse(lastCard);
    assertThat(rules(state).outcomeIfConceded(state, seat("cog")).toString())
        .isEqualTo("conceded axle 3 bolt 4 won cog 3");
  }

  @Test
  void teamMatchesHaveTwoToSixPlayers() {
    assertThat(rules("teams=on").seats().min()).isEqualTo(2);
    assertThat(rules("teams=on").seats().max()).isEqualTo(6);
  }

  private List<String> awaitedSeats(String stateText) {
    State state = parse(stateText);
    return ((Turn.Awaits) rules(state).turn(state)).seats().stream().map(Seat::name).toList();
  }
}
