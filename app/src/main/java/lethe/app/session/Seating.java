package lethe.app.session;

import java.util.List;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;

/**
 * What stays the same as long as somebody sits at a screen.
 *
 * @param title the game
 * @param notation how its commands are typed
 * @param mine the seats that type here; none for somebody who watches
 * @param hosted whether the table goes on by itself
 * @param hints whether hints are given in this match
 * @param posed whether the table is a puzzle
 * @param forks whether a match may go on from a moment of this one
 * @param file where the match is kept on this machine; empty if nowhere
 * @param wanted how it is to be told
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

  /** A table that is no puzzle, and whose match is kept nowhere. */
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
