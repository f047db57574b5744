package lethe.app.session;

import java.util.List;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * All that one viewer may know of a match at one moment, apart from what was told.
 *
 * @param viewer whose eyes
 * @param view what they see
 * @param turn whose move it is
 * @param legal what this viewer may ask for; empty for a spectator
 * @param seats the seats, in the order of play
 * @param players who plays them
 * @param circumstances what one has to know to judge the result; nothing before there is one
 */
public record Snapshot<C, V>(
    Viewer viewer,
    V view,
    Turn turn,
    List<C> legal,
    List<Seat> seats,
    List<Player> players,
    List<Circumstance> circumstances) {
  public Snapshot {
    legal = List.copyOf(legal);
  }

  /** What this viewer may know of this match now. */
  public static <C, O, V> Snapshot<C, V> of(Match<C, O, V> match, Viewer viewer) {
    return new Snapshot<>(
        viewer,
        match.view(viewer),
        match.turn(),
        viewer instanceof Seat seat ? match.legal(seat) : List.of(),
        match.seats(),
        match.players(),
        match.turn().isOver() ? Circumstance.of(match) : List.of());
  }

  /** Whether this viewer is to move. */
  public boolean isAsked() {
    return viewer instanceof Seat seat && turn.awaits(seat);
  }
}
