package lethe.app.play;

import java.util.Optional;
import lethe.engine.core.Answer;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;

/**
 * The situation to which a player responded.
 *
 * @param match the match at that time
 * @param seat the seat that responds with a command; empty for a note about the match itself
 */
record Question<C, O, V>(Match<C, O, V> match, Optional<Seat> seat) {
  /** Returns whether another server wrote an entry first. */
  static boolean isBeaten(Answer<?, ?, ?> answer) {
    return answer instanceof Answer.Refused<?, ?, ?>(Rejection why)
        && why.code() == RejectionCode.MOVED_ON;
  }

  /**
   * Returns whether the situation is unchanged: the seat sees the same and has the same legal
   * commands.
   */
  boolean isStill(Match<C, O, V> now) {
    return seat.stream()
        .allMatch(
            one ->
                now.legal(one).equals(match.legal(one)) && now.view(one).equals(match.view(one)));
  }
}
