package lethe.app.server;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * A table as a person sees it.
 *
 * @param options the options of the game, as typed
 * @param terms the settings beyond the rules of the game
 * @param concern the person's relation to the table
 * @param over the match if it is over
 * @param way how the person can go there; empty if they cannot
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
  /** Creates the listing of an open table without options or settings. */
  public TableListing(
      int number,
      String game,
      Standing standing,
      List<Seated> seats,
      Optional<Match<?, ?, ?>> over,
      Optional<Way> way) {
    this(number, game, standing, "", Terms.USUAL, seats, Concern.OPEN, over, way);
  }

  /** Returns whether the match waits for the person to move. */
  public boolean turn() {
    return concern == Concern.TURN;
  }

  /** A person's relation to a table, most important first. */
  public enum Concern {
    /** The match waits for the person to move. */
    TURN,
    INVITED,
    MINE,
    /** Someone may sit down, perhaps this person. */
    OPEN,
    RUNNING,
    OVER,
    /** Nobody is there, although the match is not over. */
    ABANDONED
  }

  /** How a person goes to a table. */
  public enum Way {
    SIT,
    WATCH
  }

  /**
   * A seat of a table.
   *
   * @param away whether its player is absent
   * @param played whether a bot plays for its owner
   */
  public record Seated(Seat seat, Sitter sitter, boolean away, boolean played) {}

  /** The holder of a seat. */
  public sealed interface Sitter {
    record Bot(String level) implements Sitter {}

    /** The seat is open to anybody. */
    record Nobody() implements Sitter {}

    record Invited(String name) implements Sitter {}

    /** A person whose name is hidden or no longer known. */
    record Somebody() implements Sitter {}

    record Named(String name) implements Sitter {}
  }
}
