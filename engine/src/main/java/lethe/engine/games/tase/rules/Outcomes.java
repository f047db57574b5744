package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.GameSeats;

/** The outcomes of a match. The player with the most cups wins. Rule book: last paragraph. */
final class Outcomes {
  private Outcomes() {}

  static Outcome of(MatchScore score) {
    int lead = score.red() - score.blue();
    return outcome(lead == 0 ? "draw" : "most-cups", score, lead > 0, lead < 0);
  }

  static Outcome ofConcession(MatchScore score, Seat seat) {
    return outcome(
        Outcome.CONCEDED, score, seat.equals(GameSeats.BLUE), seat.equals(GameSeats.RED));
  }

  private static Outcome outcome(
      String ending, MatchScore score, boolean redWins, boolean blueWins) {
    return new Outcome(
        ending,
        List.of(
            new SeatResult(GameSeats.RED, score.red(), redWins),
            new SeatResult(GameSeats.BLUE, score.blue(), blueWins)));
  }
}
