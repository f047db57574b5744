package lethe.app.house;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * A table as somebody sees it.
 *
 * @param options what was chosen for its game, as it is typed
 * @param terms what holds there beside
 * @param concern what that person has to do with it
 * @param over its match, if that is over
 * @param way how that person would go there; nothing if there is no room for them
 */
public record TableListing(
    int number,
    String game,
    Standing standing,
    String options,
    Terms terms,
    List<Seated> seats,
    Concern concern,
    Optional<Match<?, ?, ?>> over,
    Optional<Way> way) {
  /** One of which nothing else was said. */
  public TableListing(
      int number,
      String game,
      Standing standing,
      List<Seated> seats,
      Optional<Match<?, ?, ?>> over,
      Optional<Way> way) {
    this(number, game, standing, "", Terms.USUAL, seats, Concern.OPEN, over, way);
  }

  /** Whether it waits for that person to move. */
  public boolean turn() {
    return concern == Concern.TURN;
  }

  /** What somebody has to do with a table: what concerns them most stands first. */
  public enum Concern {
    /** It waits for them to move. */
    TURN,
    INVITED,
    MINE,
    /** They may sit down, or others may. */
    OPEN,
    RUNNING,
    OVER,
    /** Nobody is there, although it is not over. */
    ABANDONED
  }

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
