package lethe.engine.core;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A match at one moment, as a value: every entry gives another match, and the earlier ones stay as
 * they were. It hides the truth; what can be had from it is what its viewers may know.
 *
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public sealed interface Match<C, O, V> permits Played {
  /** A position that no match is in; the deal comes after it. */
  int BEFORE_THE_DEAL = -1;

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
  default List<Told<O>> told(Viewer viewer) {
    return toldSince(viewer, BEFORE_THE_DEAL);
  }

  /**
   * What this viewer was told since the journal had so many entries; since {@link
   * #BEFORE_THE_DEAL}, with the deal. Costs as much as has happened since.
   */
  List<Told<O>> toldSince(Viewer viewer, int position);

  /** The moments since the journal had so many entries, this one the last. */
  List<Match<C, O, V>> since(int position);

  /** What has been entered, the latest first; the referee's. */
  Stream<Entry<C>> backwards();

  /** What of it still stands: nothing that was told of a ply that has been taken back. */
  List<Told<O>> standing(Viewer viewer);

  /** Tries a command. */
  Answer<C, O, V> submit(Seat seat, C command);

  /**
   * Whether this command would end the match at once without a win for this seat, whatever lies
   * hidden from it, while another would not. It depends on nothing but what the seat sees and was
   * told, and does not think further than this one ply.
   */
  boolean loses(Seat seat, C command);

  /** Enters something about the match itself. */
  Answer<C, O, V> note(Control control);

  /**
   * Why the last ply of these seats cannot be taken back, if so: what somebody has seen or heard by
   * it stays so, and nobody else may have moved since. Plies of others that told nobody anything
   * are not counted, and go back with it.
   */
  Optional<Rejection> undoRefusal(List<Seat> seats);

  /** Whether the last ply of this seat can be taken back. */
  default boolean undoable(Seat seat) {
    return undoRefusal(List.of(seat)).isEmpty();
  }

  /** Whose ply the last entry took back, if it is an undo and this viewer knew of the ply. */
  Optional<Seat> takenBack(Viewer viewer);

  /**
   * Whoever may look behind the cards: there is one when the match is over, for every moment of it.
   */
  Optional<Referee> referee();

  /** The match as it stood when its journal had so many entries, at most {@link #position}. */
  Match<C, O, V> at(int position);

  /** The match written down; the referee's. */
  Journal<C> journal();

  /** Whether it was begun to learn the game. */
  default boolean isGuided() {
    return backwards().anyMatch(new Entry.Note<C>(new Control.Guided())::equals);
  }

  /** The seats whose screens kept what was fleeting, in the order of play. */
  default List<Seat> unguarded() {
    Set<Entry<C>> entries = backwards().filter(Entry.Note.class::isInstance).collect(toSet());
    return seats().stream()
        .filter(seat -> entries.contains(new Entry.Note<C>(new Control.Unguarded(seat))))
        .toList();
  }
}
