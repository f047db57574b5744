package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * A match at one moment, as a value: every entry gives another match, and the earlier ones stay as
 * they were. It hides the truth; what can be had from it is what its viewers may know.
 *
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public sealed interface Match<C, O, V> permits Played {
  /** A match of this game that has just been dealt. */
  static <C, O, V> Match<C, O, V> start(Game<?, C, O, V> game, Header header) {
    return Played.start(game, header);
  }

  Header header();

  default List<Seat> seats() {
    return header().seats();
  }

  /** Who plays each seat now, in the order of play. */
  List<Player> players();

  /** How many entries the journal has. */
  int position();

  Turn turn();

  /** Everything this seat may ask for now. */
  List<C> legal(Seat seat);

  /** What this viewer sees; a referee looks only at the match that handed him out. */
  V view(Viewer viewer);

  /**
   * Everything this viewer was told since the deal, oldest first; a referee everything that anybody
   * was.
   */
  List<Told<O>> told(Viewer viewer);

  /** Tries a command. */
  Answer<C, O, V> submit(Seat seat, C command);

  /** Enters something about the match itself. */
  Answer<C, O, V> note(Control control);

  /**
   * Whether the last ply can be taken back: it told nobody anything, and the same seat is still to
   * move, so that no view gets poorer and nothing told is untold.
   */
  boolean undoable(Seat seat);

  /**
   * Whoever may look behind the cards: there is one when the match is over, for every moment of it.
   */
  Optional<Referee> referee();

  /** The match as it stood when its journal had so many entries, at most {@link #position}. */
  Match<C, O, V> at(int position);

  /** The match written down; the referee's. */
  Journal<C> journal();

  /** The seats whose screens kept what was fleeting, in the order of play. */
  default List<Seat> unguarded() {
    List<Control> notes = journal().notes();
    return seats().stream().filter(seat -> notes.contains(new Control.Unguarded(seat))).toList();
  }
}
