package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.RULES;
import static lethe.engine.games.tase.rules.StateText.after;
import static lethe.engine.games.tase.rules.StateText.parse;
import static lethe.engine.games.tase.rules.TestStates.OPENED;
import static lethe.engine.games.tase.rules.TestStates.RED_HAS_A_4;
import static lethe.engine.games.tase.rules.TestStates.finishedState;
import static lethe.engine.games.tase.rules.TestStates.opener;
import static lethe.engine.games.tase.rules.TestStates.randomMatch;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the sequence of rounds and the end of the match. */
class RoundsTest {
  @Test
  void wonCupsAreCountedAndTheOpenerChanges() {
    assertThat(after(RED_HAS_A_4, "put 5 in 1"))
        .isEqualTo(
            """
            red  12345678 | . . . won 1
            blue 12345678 | . . . won 2
            round 2 of blue: blue OPENING
            """);
  }

  @Test
  void theResultsOfEarlierRoundsStayVisible() {
    Match<Command, Observation, View> match = randomMatch(7);
    List<Observation> scored = new ArrayList<>();
    for (ToldObservation<Observation> toldObservation : match.observations(GameSeats.RED)) {
      if (toldObservation.observation() instanceof Scored) {
        scored.add(toldObservation.observation());
      }
    }
    assertThat(scored).hasSize(6).isEqualTo(match.view(GameSeats.RED).scoredRounds());
  }

  @Test
  void aMatchHasSixRoundsOpenedAlternately() {
    List<RoundBegan> rounds = new ArrayList<>();
    Match<Command, Observation, View> match = randomMatch(7);
    for (ToldObservation<Observation> toldObservation : match.observations(Spectator.SPECTATOR)) {
      if (toldObservation.observation() instanceof RoundBegan began) {
        rounds.add(began);
      }
    }
    Seat firstOpener = opener(match);
    Seat secondOpener = firstOpener.equals(GameSeats.RED) ? GameSeats.BLUE : GameSeats.RED;
    assertThat(rounds)
        .containsExactly(
            new RoundBegan(1, firstOpener),
            new RoundBegan(2, secondOpener),
            new RoundBegan(3, firstOpener),
            new RoundBegan(4, secondOpener),
            new RoundBegan(5, firstOpener),
            new RoundBegan(6, secondOpener));
  }

  @Test
  void theFirstOpenerIsDrawnAtRandom() {
    int redCount = 0;
    for (int seed = 0; seed < 1_000; seed++) {
      redCount += RULES.initialState(2, new Rng(seed)).opener() == 0 ? 1 : 0;
    }
    assertThat(redCount).isBetween(440, 560);
  }

  @Test
  void theSideWithMoreCupsWins() {
    assertThat(outcomeAfter("won 7", "won 8", "put 5 in 1"))
        .isEqualTo(
            new Outcome(
                "most-cups",
                List.of(
                    new SeatResult(GameSeats.RED, 8, false),
                    new SeatResult(GameSeats.BLUE, 10, true))));
    assertThat(outcomeAfter("won 9", "won 6", "put 5 in 1").toString())
        .isEqualTo("most-cups red 10 won blue 8");
  }

  @Test
  void equalNumbersOfWonCupsAreADraw() {
    assertThat(outcomeAfter("won 8", "won 7", "put 5 in 1"))
        .isEqualTo(
            new Outcome(
                "draw",
                List.of(
                    new SeatResult(GameSeats.RED, 9, false),
                    new SeatResult(GameSeats.BLUE, 9, false))));
  }

  @Test
  void afterTheEndTheCupsStayOpenAndNobodyCanMove() {
    Match<Command, Observation, View> match = randomMatch(7);
    View view = match.view(Spectator.SPECTATOR);
    List<CupScore> lastCups = view.scoredRounds().getLast().cups();
    List<Cup> openCups = new ArrayList<>();
    lastCups.forEach(cup -> openCups.add(new Cup.Open(cup.red(), cup.blue())));
    assertThat(view.cups()).isEqualTo(openCups);
    assertThat(view.mover()).isEmpty();
    assertThat(RULES.apply(finishedState("", "", "put 5 in 1"), GameSeats.BLUE, new Put(1, 1)))
        .isEqualTo(Ruling.reject(RejectionCode.MATCH_OVER));
  }

  @Test
  void theChipsOfTheLastRoundStayInPlace() {
    assertThat(StateText.format(finishedState("won 7", "won 8", "put 5 in 1")))
        .isEqualTo(
            """
            red  ........ | 123 56 78 out 4 won 8
            blue ........ | 125 34 678 won 10
            round 6 of red: nobody OVER 5
            """);
  }

  @Test
  void aConcedingSideLoses() {
    assertThat(RULES.outcomeIfConceded(parse(OPENED), GameSeats.RED).toString())
        .isEqualTo("conceded red 0 blue 0 won");
    assertThat(RULES.outcomeIfConceded(parse(OPENED), GameSeats.BLUE).toString())
        .isEqualTo("conceded red 0 won blue 0");
  }

  /**
   * Returns the outcome of a match in which the sides won these cups before round 6. In round 6,
   * red wins one cup and blue two.
   */
  private static Outcome outcomeAfter(String red, String blue, String command) {
    Turn turn = RULES.turn(finishedState(red, blue, command));
    return ((Turn.Over) turn).outcome();
  }
}
