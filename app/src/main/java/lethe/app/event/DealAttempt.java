package lethe.app.event;

import java.util.List;
import java.util.Optional;

/**
 * A pair's or a player's only attempt at a deal that counts.
 *
 * @param dealNumber the number of the deal, from 1
 * @param table the number of the table at which it is played
 * @param entrants the players, in the order of their seats
 * @param dealt whether the deal was begun; otherwise the table still waits for a player, and the
 *     attempt does not count yet
 * @param score the result; empty if the match was not over when the event ended
 */
public record DealAttempt(
    String event,
    int dealNumber,
    int table,
    List<Entrant> entrants,
    boolean dealt,
    Optional<Score> score) {
  public DealAttempt {
    entrants = List.copyOf(entrants);
  }

  /**
   * A player of an event.
   *
   * @param id the account's identifier
   * @param name the name that the player had when taking the seat
   */
  public record Entrant(String id, String name) {}

  /**
   * Returns whether this account takes part.
   *
   * @param accountId the account's identifier
   */
  public boolean includes(String accountId) {
    return entrants.stream().anyMatch(entrant -> entrant.id().equals(accountId));
  }

  /**
   * Returns the sorted identifiers of the players, which are the same for the same pair or player
   * under any name.
   */
  public List<String> ids() {
    return entrants.stream().map(Entrant::id).sorted().toList();
  }
}
