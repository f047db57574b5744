package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.games.ravens.Roles;

/** The outcomes of a match. Both seats win or lose together. */
final class Outcomes {
  private Outcomes() {}

  static Outcome of(String how, int score, boolean won) {
    return new Outcome(
        how,
        List.of(new SeatResult(Roles.FETH, score, won), new SeatResult(Roles.REN, score, won)));
  }
}
