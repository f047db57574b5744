package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.RULES;
import static lethe.engine.games.tase.rules.StateText.after;
import static lethe.engine.games.tase.rules.StateText.table;
import static lethe.engine.games.tase.rules.TestTables.OPENED;
import static lethe.engine.games.tase.rules.TestTables.RED_HAS_A_4;
import static lethe.engine.games.tase.rules.TestTables.finishedState;
import static lethe.engine.games.tase.rules.TestTables.opener;
import static lethe.engine.games.tase.rules.TestTables.randomMatch;
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
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the sequence of rounds and the end of the match. */
class RoundsTest {
  @Test
  void cupsWonAreRecordedAndTheOtherSideOpensTheNextRound() {
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
    for (ToldObservation<Observation> toldObservation : match.observations(SeatNames.RED)) {
      if (toldObservation.observation() instanceof Scored) {
        scored.add(toldObservation.observation());
      }
    }
    assertThat(scored).hasSize(6).isEqualTo(match.view(SeatNames.RED).scored());
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
    Seat one = opener(match);
    Seat other = one.equals(SeatNames.RED) ? SeatNames.BLUE : SeatNames.RED;
    assertThat(rounds)
        .containsExactly(
            new RoundBegan(1, one),
            new RoundBegan(2, other),
            new RoundBegan(3, one),
            new RoundBegan(4, other),
            new RoundBegan(5, one),
            new RoundBegan(6, other));
  }

  @Test
  void theFirstOpenerIsDrawnAtRandom() {
    int red = 0;
    for (int seed = 0; seed < 1_000; seed++) {
      red += RULES.initialState(2, new Rng(seed)).opener() == 0 ? 1 : 0;
    }
    assertThat(red).isBetween(440, 560);
  }

  @Test
  void theSideWithMoreCupsWins() {
    assertThat(outcomeAfter("won 7", "won 8", "put 5 in 1"))
        .isEqualTo(
            new Outcome(
                "most-cups",
                List.of(
                    new SeatResult(SeatNames.RED, 8, false),
                    new SeatResult(SeatNames.BLUE, 10, true))));
    assertThat(outcomeAfter("won 9", "won 6", "put 5 in 1").toString())
        .isEqualTo("most-cups red 10 won blue 8");
  }

  @Test
  void equalNumbersOfCupsAreADraw() {
    assertThat(outcomeAfter("won 8", "won 7", "put 5 in 1"))
        .isEqualTo(
            new Outcome(
                "draw",
                List.of(
                    new SeatResult(SeatNames.RED, 9, false),
                    new SeatResult(SeatNames.BLUE, 9, false))));
  }

  @Test
  void theCupsStayOpenAfterTheEnd() {
    Match<Command, Observation, View> match = randomMatch(7);
    View view = match.view(Spectator.SPECTATOR);
    List<CupScore> last = view.scored().getLast().cups();
    List<Cup> open = new ArrayList<>();
    last.forEach(cup -> open.add(new Cup.Open(cup.red(), cup.blue())));
    assertThat(view.cups()).isEqualTo(open);
    assertThat(view.mover()).isEmpty();
    assertThat(RULES.apply(finishedState("", "", "put 5 in 1"), SeatNames.BLUE, new Put(1, 1)))
        .isEqualTo(Ruling.reject(RejectionCode.MATCH_OVER));
  }

  @Test
  void theChipsOfTheLastRoundStayInPlace() {
    assertThat(StateText.draw(finishedState("won 7", "won 8", "put 5 in 1")))
        .isEqualTo(
            """
            red  ........ | 123 56 78 out 4 won 8
            blue ........ | 125 34 678 won 10
            round 6 of red: nobody OVER 5
            """);
  }

  @Test
  void aConcedingSideLoses() {
    assertThat(RULES.outcomeIfConceded(table(OPENED), SeatNames.RED).toString())
        .isEqualTo("conceded red 0 blue 0 won");
    assertThat(RULES.outcomeIfConceded(table(OPENED), SeatNames.BLUE).toString())
        .isEqualTo("conceded red 0 won blue 0");
  }

  /**
   * Returns the outcome of round 6 for sides that have already won these cups; red wins one more
   * and blue two.
   */
  private static Outcome outcomeAfter(String red, String blue, String command) {
    Turn turn = RULES.turn(finishedState(red, blue, command));
    return ((Turn.Over) turn).outcome();
  }
}
