package lethe.app.session;

import java.util.List;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;

/**
 * The part of a match page that never changes.
 *
 * @param notation the notation of its commands
 * @param ownSeats the seats at this screen; empty for a spectator
 * @param online whether the table advances by itself, as on a server
 * @param hintsAllowed whether hints are given in this match
 * @param puzzle whether the table is a puzzle
 * @param canFork whether another match may start from a position of this one
 * @param file the local file of the match; empty if there is none
 * @param preferences the presentation of the match
 */
public record MatchPageContext<C>(
    Notation<C> notation,
    List<Seat> ownSeats,
    boolean online,
    boolean hintsAllowed,
    boolean puzzle,
    boolean canFork,
    String file,
    Preferences preferences) {
  public MatchPageContext {
    ownSeats = List.copyOf(ownSeats);
  }
}
