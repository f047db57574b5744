package lethe.app.session;

import java.util.List;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * Everything that one viewer may know about a match at one moment, apart from what was told.
 *
 * @param viewer the viewer
 * @param view the viewer's view
 * @param turn the seats to move, or the outcome
 * @param legal the viewer's legal commands; empty for a spectator
 * @param seats the seats, in the order of play
 * @param players the players of the seats
 * @param caveats the circumstances of the result; empty while the match is running
 */
public record Snapshot<C, V>(
    Viewer viewer,
    V view,
    Turn turn,
    List<C> legal,
    List<Seat> seats,
    List<Player> players,
    List<ResultCaveat> caveats) {
  public Snapshot {
    legal = List.copyOf(legal);
  }

  /** Creates the snapshot of a match for a viewer. */
  public static <C, O, V> Snapshot<C, V> of(Match<C, O, V> match, Viewer viewer) {
    return of(match, viewer, match.view(viewer));
  }

  /** Creates the snapshot of a match for a viewer who is shown a given view. */
  public static <C, O, V> Snapshot<C, V> of(Match<C, O, V> match, Viewer viewer, V view) {
    return new Snapshot<>(
        viewer,
        view,
        match.turn(),
        viewer instanceof Seat seat ? match.legalCommands(seat) : List.of(),
        match.seats(),
        match.players(),
        match.turn().isOver() ? ResultCaveat.caveatsOf(match) : List.of());
  }

  /** Returns whether more than one person plays, so that no move can be taken back. */
  public boolean isBetweenPeople() {
    return Player.hasSeveralPeople(players);
  }

  /** Returns whether the viewer is to move. */
  public boolean isToMove() {
    return viewer instanceof Seat seat && turn.awaits(seat);
  }
}
