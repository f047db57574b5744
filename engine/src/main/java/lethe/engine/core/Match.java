package lethe.engine.core;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A match at one moment, as an immutable value: every entry produces a new match and leaves earlier
 * ones unchanged. The complete state is inaccessible; a match reveals only what its viewers may
 * know.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public sealed interface Match<C, O, V> permits MatchNode {
  /** The position before the deal. */
  int BEFORE_DEAL = -1;

  /**
   * Starts a match of a game. The header may leave the version of the rules out, or must have that
   * of the game; the header of the match always has it.
   */
  static <C, O, V> Match<C, O, V> start(Game<?, C, O, V> game, Header header) {
    return MatchNode.start(game, header);
  }

  Header header();

  default List<Seat> seats() {
    return header().seats();
  }

  /** Returns the current player of each seat, in the order of play. */
  List<Player> players();

  /** Returns the number of journal entries. */
  int position();

  Turn turn();

  /** Returns all legal commands of a seat. */
  List<C> legalCommands(Seat seat);

  /**
   * Returns what a viewer sees.
   *
   * @throws IllegalArgumentException if {@code viewer} is the referee of another match
   */
  V view(Viewer viewer);

  /**
   * Returns everything that a viewer was told since the deal, oldest first. A referee was told
   * everything.
   */
  default List<ToldObservation<O>> observations(Viewer viewer) {
    return observationsSince(viewer, BEFORE_DEAL);
  }

  /**
   * Returns what a viewer was told after a position; {@link #BEFORE_DEAL} includes the deal. Takes
   * time proportional to the number of entries since then.
   */
  List<ToldObservation<O>> observationsSince(Viewer viewer, int position);

  /** Returns the moments after a position, ending with this one. */
  List<Match<C, O, V>> momentsSince(int position);

  /**
   * Returns the journal entries, latest first. They contain hidden information and are for the
   * referee only.
   */
  Stream<Entry<C>> entriesBackwards();

  /** Returns what a viewer was told, without the observations of plies that were taken back. */
  List<ToldObservation<O>> observationsNotUndone(Viewer viewer);

  /** Applies a command of a seat. */
  EntryResult<C, O, V> submit(Seat seat, C command);

  /**
   * Returns whether this command would end the match at once without a win for this seat in every
   * deal of a sample that fits what the seat knows, while another would not. This is likely and not
   * certain. It depends on nothing but what the seat sees and was told, and does not think further
   * than this one ply.
   */
  boolean losesAvoidably(Seat seat, C command);

  /** Adds a note about the match itself. */
  EntryResult<C, O, V> addControl(ControlEntry control);

  /**
   * Returns why the person in one of these seats cannot take back their last ply, or empty if they
   * can. Only a person who plays against bots alone can take back plies, and only their own: no ply
   * is taken back while a person holds another seat, nor later if one held it after the ply was
   * made. What a ply has shown or said stays, and so does every ply that another player's ply has
   * followed. Plies of others that told nobody anything do not count, and are taken back with it.
   */
  Optional<Rejection> undoRejection(List<Seat> seats);

  /** Returns whether the person in this seat can take back their last ply. */
  default boolean canUndo(Seat seat) {
    return undoRejection(List.of(seat)).isEmpty();
  }

  /**
   * Returns the seat whose ply was taken back by the last entry, if that entry is an undo and this
   * viewer knew of the ply.
   */
  Optional<Seat> undoneSeat(Viewer viewer);

  /**
   * Returns the referee of this match, who may see everything at every moment, once the match is
   * over.
   */
  Optional<Referee> referee();

  /**
   * Returns the match at an earlier position.
   *
   * @param position the number of journal entries, at most {@link #position}
   */
  Match<C, O, V> atPosition(int position);

  /** Returns the complete journal. It contains hidden information and is for the referee only. */
  Journal<C> journal();

  /** Returns whether the match was started with lessons. */
  default boolean isTutorial() {
    return entriesBackwards()
        .anyMatch(new Entry.Control<C>(new ControlEntry.TutorialStarted())::equals);
  }

  /**
   * Returns the seats on whose screens information that is shown only once stayed visible, in the
   * order of play.
   */
  default List<Seat> seatsWithUnclearedScreens() {
    Set<Entry<C>> entries =
        entriesBackwards().filter(Entry.Control.class::isInstance).collect(toSet());
    return seats().stream()
        .filter(
            seat -> entries.contains(new Entry.Control<C>(new ControlEntry.ScreenNotCleared(seat))))
        .toList();
  }
}
