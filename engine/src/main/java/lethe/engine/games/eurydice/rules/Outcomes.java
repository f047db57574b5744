package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.kit.Vocabulary;

/** The outcomes of a match. Rule book: Ending the Game. */
final class Outcomes {
  static final Outcome CONCEDED = outcome(Outcome.CONCEDED, 0, false);

  private Outcomes() {}

  /**
   * Returns the outcome of a finished match. The score is the number of hearts minus the number of
   * clubs and jokers; 0 if the deck was not counted.
   */
  static Outcome of(State state) {
    Ending ending = state.ending.orElseThrow();
    return outcome(Vocabulary.keyword(ending), state.deckCounts.heartLead(), ending == Ending.OVER);
  }

  private static Outcome outcome(String ending, int score, boolean won) {
    return new Outcome(ending, List.of(new SeatResult(GameSeats.ORPHEUS, score, won)));
  }
}
