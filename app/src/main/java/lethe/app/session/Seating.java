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
 * @param storied whether the story is told at all
 * @param taught whether a beginner sits here, who is told what matters when it comes up
 * @param moving whether things are seen on their way
 */
public record Seating<C, O, V>(
    Title<C, O, V> title,
    Notation<C> notation,
    List<Seat> mine,
    boolean hosted,
    boolean hints,
    boolean storied,
    boolean taught,
    boolean moving) {}
