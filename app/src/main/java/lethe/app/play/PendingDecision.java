package lethe.app.play;

import java.util.Optional;
import lethe.engine.core.EntryResult;
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
record PendingDecision<C, O, V>(Match<C, O, V> match, Optional<Seat> seat) {
  /** Returns whether another server wrote an entry first. */
  static boolean isConflict(EntryResult<?, ?, ?> answer) {
    return answer instanceof EntryResult.NotApplied<?, ?, ?>(Rejection rejection)
        && rejection.code() == RejectionCode.MOVED_ON;
  }

  /**
   * Returns whether the situation is unchanged: the seat sees the same and has the same legal
   * commands.
   */
  boolean stillApplies(Match<C, O, V> now) {
    return seat.stream()
        .allMatch(
            one ->
                now.legalCommands(one).equals(match.legalCommands(one))
                    && now.view(one).equals(match.view(one)));
  }
}
