package lethe.engine.core;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A match at one moment, as an immutable value: every entry produces a new match and leaves earlier
 * ones unchanged. The complete state is inaccessible; except for the journal and its entries, a
 * match reveals only what its viewers may know.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public sealed interface Match<C, O, V> permits MatchNode {
  /** The position before the deal. */
  int BEFORE_DEAL = -1;

  /**
   * Starts a match of a game. The header of the match always states the version of the rules.
   *
   * @throws IllegalArgumentException if {@code header} states a version of the rules other than the
   *     game's
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

  /** Returns the seats that human players hold now, in the order of play. */
  default List<Seat> humanSeats() {
    return seats().stream().filter(this::isHuman).toList();
  }

  /** Returns whether a human player holds a seat now. */
  default boolean isHuman(Seat seat) {
    return players().get(seat.index()) instanceof Player.Human;
  }

  /** Returns the number of journal entries. */
  int position();

  Turn turn();

  /** Returns all legal commands of a seat; empty if the seat may not move. */
  List<C> legalCommands(Seat seat);

  /**
   * Returns what a viewer sees.
   *
   * @throws IllegalArgumentException if {@code viewer} is the referee of another match
   */
  V view(Viewer viewer);

  /**
   * Returns all observations that a viewer has received, including those of the deal, oldest first.
   * A referee receives all observations.
   */
  default List<ToldObservation<O>> observations(Viewer viewer) {
    return observationsSince(viewer, BEFORE_DEAL);
  }

  /**
   * Returns the observations that a viewer has received since a position, oldest first; {@link
   * #BEFORE_DEAL} includes those of the deal. Takes time proportional to the number of entries
   * since then.
   *
   * @throws IllegalArgumentException if {@code viewer} is the referee of another match
   */
  List<ToldObservation<O>> observationsSince(Viewer viewer, int position);

  /**
   * Returns the match at each moment after a position, oldest first, ending with this one; empty if
   * the position is not before that of this match.
   */
  List<Match<C, O, V>> momentsSince(int position);

  /**
   * Returns the journal entries, latest first. They contain hidden information and are for the
   * referee only.
   */
  Stream<Entry<C>> entriesBackwards();

  /**
   * Returns the observations that a viewer has received, except those of plies that were taken
   * back, oldest first. If everything hidden from a seat was dealt again, every viewer receives the
   * observations of that seat for the time before.
   *
   * @throws IllegalArgumentException if {@code viewer} is the referee of another match
   */
  List<ToldObservation<O>> observationsNotUndone(Viewer viewer);

  /** Applies the canonical form of a command of a seat, or refuses the command. */
  EntryResult<C, O, V> submit(Seat seat, C command);

  /**
   * Returns whether this command would end the match at once without a win for this seat, while
   * another legal command would not. This is an estimate: the command is tried in a sample of the
   * states that are consistent with the seat's view and observations. Later plies are not
   * considered.
   */
  boolean losesAvoidably(Seat seat, C command);

  /**
   * Appends a control entry. Rejects an entry that contradicts the match, such as a concession
   * after the end, and an {@link ControlEntry.Undone} that is not permitted. Each {@code Undone}
   * takes back one ply.
   */
  EntryResult<C, O, V> addControl(ControlEntry control);

  /**
   * Returns the rejection if the person in one of these seats tries to take back their last ply;
   * empty if the ply can be taken back. Plies can be taken back only while a single person plays,
   * and only that person's own. A ply cannot be taken back if the match is over, if several people
   * have played since it was made, if hidden cards were dealt again since, if {@link
   * Game#isUndoable} forbids it, or if another player has made an announced ply since. Later plies
   * that were not announced do not prevent it, but must be taken back first.
   */
  Optional<Rejection> undoRejection(List<Seat> seats);

  /** Returns whether the person in this seat can take back their last ply. */
  default boolean canUndo(Seat seat) {
    return undoRejection(List.of(seat)).isEmpty();
  }

  /**
   * Returns the seat whose ply was taken back by the last entry; empty if that entry is not an
   * undo, or if this viewer did not know of the ply.
   */
  Optional<Seat> undoneSeat(Viewer viewer);

  /**
   * Returns the referee of this match, who may see everything at every moment; empty until the
   * match is over.
   */
  Optional<Referee> referee();

  /**
   * Returns the match at a position.
   *
   * @param position the number of journal entries, from 0 to {@link #position}
   */
  Match<C, O, V> atPosition(int position);

  /** Returns the complete journal. It contains hidden information and is for the referee only. */
  Journal<C> journal();

  /** Returns whether the journal states that a player receives lessons. */
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
