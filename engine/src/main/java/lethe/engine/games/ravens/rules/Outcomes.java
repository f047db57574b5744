package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.games.ravens.GameSeats;

/** The outcomes of a match. Both seats win or lose together. */
final class Outcomes {
  private Outcomes() {}

  static Outcome of(String ending, int score, boolean won) {
    return new Outcome(
        ending,
        List.of(
            new SeatResult(GameSeats.FETH, score, won), new SeatResult(GameSeats.REN, score, won)));
  }
}
