package lethe.app.session;

import java.util.List;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;

/**
 * What does not change while a person is at a screen.
 *
 * @param title the game
 * @param notation the notation of its commands
 * @param mine the seats at this screen; empty for a spectator
 * @param hosted whether the table advances by itself, as on a server
 * @param hints whether hints are given in this match
 * @param posed whether the table is a puzzle
 * @param forks whether another match may start from a position of this one
 * @param file the local file of the match; empty if there is none
 * @param wanted how to present the match
 */
public record Seating<C, O, V>(
    Title<C, O, V> title,
    Notation<C> notation,
    List<Seat> mine,
    boolean hosted,
    boolean hints,
    boolean posed,
    boolean forks,
    String file,
    Preferences wanted) {
  public Seating {
    mine = List.copyOf(mine);
  }

  /** Creates a seating at a table that is neither a puzzle nor saved. */
  public Seating(
      Title<C, O, V> title,
      Notation<C> notation,
      List<Seat> mine,
      boolean hosted,
      boolean hints,
      Preferences wanted) {
    this(title, notation, mine, hosted, hints, false, true, "", wanted);
  }
}
