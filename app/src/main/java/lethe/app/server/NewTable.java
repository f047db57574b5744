package lethe.app.server;

import java.util.Optional;
import lethe.app.event.Board;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * The specification of a table to be created.
 *
 * @param terms the settings beyond the rules of the game
 * @param board the deal of an event to be played; empty at an ordinary table
 */
public record NewTable(
    Title<?, ?, ?> title, Options options, Seating seating, Terms terms, Optional<Board> board) {
  /** Specifies an ordinary table with default settings. */
  public NewTable(Title<?, ?, ?> title, Options options, Seating seating) {
    this(title, options, seating, Terms.USUAL, Optional.empty());
  }

  /** Returns this specification with other owners of the seats. */
  NewTable with(Seating other) {
    return new NewTable(title, options, other, terms, board);
  }

  /** Returns this specification with other settings. */
  public NewTable with(Terms other) {
    return new NewTable(title, options, seating, other, board);
  }

  /** Returns the record of a table with this specification. */
  KeptTable numbered(int number, KeptTable.Host host) {
    return new KeptTable(number, 0, title, options, host, seating, terms, board);
  }
}
