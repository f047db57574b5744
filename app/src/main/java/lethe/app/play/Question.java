package lethe.app.play;

import java.util.Optional;
import lethe.engine.core.Answer;
import lethe.engine.core.Match;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * What somebody was asked for when they answered.
 *
 * @param match as it was then
 * @param seat of whoever answers with a command; none for what is said about the match itself
 */
record Question<C, O, V>(Match<C, O, V> match, Optional<Seat> seat) {
  /** Whether another house was first. */
  static boolean isBeaten(Answer<?, ?, ?> answer) {
    return answer instanceof Answer.Refused<?, ?, ?>(Rejection why)
        && why.why() == Refusal.MOVED_ON;
  }

  /** Whether the same is asked now: the seat sees what it saw, and may do what it might. */
  boolean isStill(Match<C, O, V> now) {
    return seat.stream()
        .allMatch(
            one ->
                now.legal(one).equals(match.legal(one)) && now.view(one).equals(match.view(one)));
  }
}
