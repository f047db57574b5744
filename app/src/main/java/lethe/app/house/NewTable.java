package lethe.app.house;

import java.util.Optional;
import lethe.app.event.Board;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * A table as somebody wants it to be set.
 *
 * @param terms what holds there beside the rules of the game
 * @param board which deal of an event is played at it, where one is
 */
public record NewTable(
    Title<?, ?, ?> title, Options options, Seating seating, Terms terms, Optional<Board> board) {
  /** One whose deal is its own. */
  public NewTable(Title<?, ?, ?> title, Options options, Seating seating) {
    this(title, options, seating, Terms.USUAL, Optional.empty());
  }

  /** The same for these people. */
  NewTable with(Seating other) {
    return new NewTable(title, options, other, terms, board);
  }

  /** The same on these terms. */
  public NewTable with(Terms other) {
    return new NewTable(title, options, seating, other, board);
  }

  /** It as it is kept by that number. */
  KeptTable numbered(int number, KeptTable.Host host) {
    return new KeptTable(number, 0, title, options, host, seating, terms, board);
  }
}
