package lethe.app.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.titles.Access;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * The users at a screen.
 *
 * @param ownSeats the seats played at this screen; none for a spectator
 * @param timedSeats the seats whose viewing time is used up by cards shown at this screen
 * @param playerId an identifier of the user that is valid for this match only; empty in local play
 * @param history the earlier matches of these users
 * @param access the access to the match when it is over; only full access permits a fork
 * @param puzzle the question, if the table is a puzzle
 * @param seatLabels returns the current labels of the seats, such as the names of their players, by
 *     seat
 */
public record Participants(
    List<Seat> ownSeats,
    List<Seat> timedSeats,
    Optional<String> playerId,
    MatchHistory history,
    Access access,
    Optional<PuzzlePrompt> puzzle,
    Supplier<Map<Seat, String>> seatLabels) {
  public Participants {
    ownSeats = List.copyOf(ownSeats);
    timedSeats = List.copyOf(timedSeats);
  }

  /** Creates participants with full access and without earlier matches, a puzzle or labels. */
  Participants(List<Seat> ownSeats, List<Seat> timedSeats, Optional<String> playerId) {
    this(ownSeats, timedSeats, playerId, MatchHistory.NONE, Access.OPEN, Optional.empty(), Map::of);
  }

  /**
   * Creates the participants for everyone at this computer. Any of them may take any seat later, so
   * everything seen by one seat or a spectator counts as seen by all seats.
   */
  public static Participants local(Match<?, ?, ?> match) {
    return new Participants(match.humanSeats(), match.seats(), Optional.empty());
  }

  /** Creates the participants for one remote user who plays these seats or watches. */
  public static Participants remote(List<Seat> ownSeats, String playerId) {
    return new Participants(ownSeats, ownSeats, Optional.of(playerId));
  }

  public Participants withHistory(MatchHistory history) {
    return new Participants(ownSeats, timedSeats, playerId, history, access, puzzle, seatLabels);
  }

  public Participants withAccess(Access access) {
    return new Participants(ownSeats, timedSeats, playerId, history, access, puzzle, seatLabels);
  }

  public Participants withPuzzle(PuzzlePrompt puzzle) {
    return new Participants(
        ownSeats, timedSeats, playerId, history, access, Optional.of(puzzle), seatLabels);
  }

  public Participants withSeatLabels(Supplier<Map<Seat, String>> seatLabels) {
    return new Participants(ownSeats, timedSeats, playerId, history, access, puzzle, seatLabels);
  }

  /**
   * Returns the lines to show first: the introduction of the puzzle, or the message that the match
   * has just been forked; empty if neither applies.
   */
  Optional<List<String>> greeting(Match<?, ?, ?> match) {
    return puzzle
        .map(PuzzlePrompt::introduction)
        .or(() -> Fork.introduction(match, ownSeats).map(List::of));
  }

  /** Returns whether the participants hold no seat and cannot take one without reconnecting. */
  boolean areSpectators() {
    return timedSeats.isEmpty();
  }
}
