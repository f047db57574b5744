package lethe.app.event;

import java.util.List;
import java.util.Optional;

/**
 * A pair's or a player's only attempt at a deal that counts.
 *
 * @param board the number of the deal, from 1
 * @param table the number of the table at which it is played
 * @param people the players, in the order of their seats
 * @param begun whether the deal was begun; otherwise the table still waits for a player, and the
 *     attempt does not count yet
 * @param score the result; empty if the match was not over when the event ended
 */
public record Attempt(
    String event,
    int board,
    int table,
    List<Entrant> people,
    boolean begun,
    Optional<Score> score) {
  public Attempt {
    people = List.copyOf(people);
  }

  /**
   * A player of an event.
   *
   * @param id the account's identifier
   * @param called the name that the player had when taking the seat
   */
  public record Entrant(String id, String called) {}

  /**
   * Returns whether this account takes part.
   *
   * @param accountId the account's identifier
   */
  public boolean isBy(String accountId) {
    return people.stream().anyMatch(one -> one.id().equals(accountId));
  }

  /**
   * Returns the sorted identifiers of the players, which are the same for the same pair or player
   * under any name.
   */
  public List<String> ids() {
    return people.stream().map(Entrant::id).sorted().toList();
  }
}
