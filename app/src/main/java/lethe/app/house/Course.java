package lethe.app.house;

import java.util.Set;
import java.util.stream.Collectors;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * What a house knows of a match that nobody in it is at: no more than the lobby says.
 *
 * @param since when it was dealt, as its journal has it
 * @param entries how many its journal had
 * @param machines the seats in which bots played
 * @param adjourned whether it had broken off, to go on another day
 */
record Course(String since, int entries, Set<Seat> machines, boolean adjourned) {
  static Course of(Match<?, ?, ?> match) {
    return new Course(
        match.header().saved(),
        match.position(),
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Machine)
            .collect(Collectors.toUnmodifiableSet()),
        Adjournment.holds(match));
  }
}
