package lethe.app.house;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * A table as somebody sees it.
 *
 * @param over its match, if that is over
 * @param way how that person would go there; nothing if there is no room for them
 */
public record TableListing(
    int number,
    String game,
    Standing standing,
    List<Seated> seats,
    Optional<Match<?, ?, ?>> over,
    Optional<Way> way) {
  /** How somebody goes to a table. */
  public enum Way {
    SIT,
    WATCH
  }

  /**
   * One seat of it.
   *
   * @param away whether its player is away
   * @param played whether a bot plays there for somebody
   */
  public record Seated(Seat seat, Sitter sitter, boolean away, boolean played) {}

  /** Whose a seat is. */
  public sealed interface Sitter {
    record Bot(String level) implements Sitter {}

    /** Anybody's. */
    record Nobody() implements Sitter {}

    record Invited(String name) implements Sitter {}

    /** Somebody's whose name is hidden, or known no more. */
    record Somebody() implements Sitter {}

    record Named(String name) implements Sitter {}
  }
}
