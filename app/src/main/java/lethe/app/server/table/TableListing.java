package lethe.app.server.table;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.Seat;

/**
 * A table as shown to one user or to the operator.
 *
 * @param options the options of the game as a text, or the event whose deal is played
 * @param result the status of the match if it is over
 * @param action the action with which the user can go there; empty if there is none
 */
public record TableListing(
    int number,
    String game,
    TableStatus status,
    String options,
    TableSettings settings,
    List<SeatListing> seats,
    Relation relation,
    Optional<MatchStatus> result,
    Optional<Action> action) {
  public boolean isYourTurn() {
    return relation == Relation.TURN;
  }

  /** A user's relation to a table. The lobby lists tables in the order of these constants. */
  public enum Relation {
    /** It is the user's turn. */
    TURN,
    /** The user is invited to a seat. */
    INVITED,
    /** The user has a seat, and it is not their turn. */
    MINE,
    /**
     * The match has not been dealt or the table is unavailable; the user has neither a seat nor an
     * invitation.
     */
    OPEN,
    /** The match of other users is running. */
    RUNNING,
    /** The match is over. */
    OVER,
    /** The live match of other users is not over, but no player is present. */
    ABANDONED
  }

  /** An action with which a user goes to a table. */
  public enum Action {
    /** Taking a seat, or returning to the user's own. */
    SIT,
    /** Watching the match, or viewing it when it is over. */
    WATCH
  }

  /**
   * A seat of a table.
   *
   * @param away whether its player is absent
   * @param botPlays whether a bot plays for its owner or, if it is free, until another player comes
   */
  public record SeatListing(Seat seat, SeatHolder holder, boolean away, boolean botPlays) {}

  /** The holder of a seat. */
  public sealed interface SeatHolder {
    record Bot(String level) implements SeatHolder {}

    /** The seat is open to anyone, or reserved for a user whose name is hidden. */
    record Vacant() implements SeatHolder {}

    record Invited(String name) implements SeatHolder {}

    /**
     * A player whose name is hidden or no longer known, or the unknown player of a free seat of a
     * finished match.
     */
    record Hidden() implements SeatHolder {}

    record Named(String name) implements SeatHolder {}
  }
}
