package lethe.app.event;

import java.util.List;
import java.util.Optional;

/**
 * One try at a deal that counts.
 *
 * @param board number of the deal, from 1
 * @param table where it is played
 * @param people who plays it, in the order of their seats
 * @param begun whether it was dealt; else it waits for somebody, and counts for nothing yet
 * @param score what it came to; nothing if it was not over when the event was
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
   * One of those who play.
   *
   * @param id the house's own for them
   * @param called what they were called when they sat down
   */
  public record Entrant(String id, String called) {}

  /** Whether this person plays it. */
  public boolean isBy(String person) {
    return people.stream().anyMatch(one -> one.id().equals(person));
  }

  /** The same pair, or the same person, whatever they are called. */
  public List<String> ids() {
    return people.stream().map(Entrant::id).sorted().toList();
  }
}
