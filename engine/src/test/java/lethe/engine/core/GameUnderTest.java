package lethe.engine.core;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A game on which laws are tried: how to open it, and what only its test can know.
 *
 * @param <S> the states of the game
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public interface GameUnderTest<S, C, O, V> {
  /** Opens the game. */
  Validated<Game<?, C, O, V>> open(Options options);

  /**
   * Returns whether, by the rules, this observation may tell this viewer something that the viewer
   * could not know before.
   */
  boolean reveals(O observation, Viewer viewer);

  /**
   * Returns all pieces of the game, wherever they are. The result is equal at every moment of a
   * match.
   */
  Object pieces(S state);

  /** Returns every thing that may be hidden from a viewer, with its value or its place. */
  Map<String, Object> itemLocations(S state);

  /**
   * Returns the things that this viewer cannot know by the rules, whatever the view shows, in
   * groups: as far as the viewer sees and remembers, any two things of a group could be exchanged.
   * The viewer knows every thing that is in no group.
   */
  List<Set<String>> hiddenGroups(V view, List<O> remembered, Viewer viewer);

  /** Returns whether an undo may show a viewer who forgets something that was hidden before it. */
  default boolean canUndoReveal() {
    return false;
  }

  /**
   * Returns whether a command is a secret choice: no other viewer may learn which one of the secret
   * commands a seat has given.
   */
  default boolean isSecret(C command) {
    return false;
  }

  /** Returns the options to play with, one element per variant. */
  default List<Options> variants() {
    return List.of(Options.NONE);
  }

  /** Returns the number of matches that a law plays of each variant with each number of seats. */
  default int matches() {
    return TestVolume.times(4, 8);
  }

  /** Returns the number of plies that the long profile plays under the cheap laws. */
  default int plies() {
    return Math.toIntExact(TestVolume.property("plies", 25_000_000));
  }

  /** Returns an upper bound of the number of entries of a match. */
  default int maxPlies() {
    return 2_000;
  }

  /** Returns commands that resemble no legal one. */
  default List<C> illegalCommands() {
    return List.of();
  }

  /**
   * Chooses the next ply of a match. Overridden by games that uniformly random play would end too
   * soon.
   */
  default C choose(V view, List<C> legal, MutableRng rng) {
    return rng.pick(legal);
  }

  /**
   * Chooses the next ply in most of very many matches, in which {@link #choose} would take too
   * long.
   */
  default C chooseFast(V view, List<C> legal, MutableRng rng) {
    return choose(view, legal, rng);
  }

  /**
   * Returns everything that the viewer's screen shows, for subjects that include more than the
   * view.
   */
  default Object screen(V view, Viewer viewer, List<ToldObservation<O>> observations) {
    return view;
  }

  /**
   * Checks a law at every moment of some matches. The supplier creates a new law for every match.
   */
  default void everyMoment(Supplier<Law<S, C, O, V>> law) {
    LawTable.all(this).forEach(table -> table.everyMoment(law));
  }

  /** Checks a law without state at every moment of some matches. */
  default void everyMoment(Law<S, C, O, V> law) {
    everyMoment(() -> law);
  }
}
