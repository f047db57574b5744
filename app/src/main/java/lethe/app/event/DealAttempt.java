package lethe.app.event;

import java.util.List;
import java.util.Optional;

/**
 * An attempt by a player or a pair at a deal. Only a player's first attempt at each deal counts.
 *
 * @param event the event's identifier
 * @param dealNumber the number of the deal, from 1
 * @param table the number of the table at which the deal is played
 * @param entrants the players, in the order of their seats
 * @param hasBegun whether the match has begun; if not, the table is waiting for a player and the
 *     attempt does not count yet
 * @param score the result; empty if the match is not over, or was not over when the event ended
 */
public record DealAttempt(
    String event,
    int dealNumber,
    int table,
    List<Entrant> entrants,
    boolean hasBegun,
    Optional<Score> score) {
  public DealAttempt {
    entrants = List.copyOf(entrants);
  }

  /**
   * A player of an event.
   *
   * @param id the account's identifier
   * @param name the player's latest known name
   */
  public record Entrant(String id, String name) {}

  /**
   * Returns whether an account is one of the players.
   *
   * @param accountId the account's identifier
   */
  public boolean includes(String accountId) {
    return entrants.stream().anyMatch(entrant -> entrant.id().equals(accountId));
  }
}
