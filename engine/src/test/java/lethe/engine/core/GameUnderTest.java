package lethe.engine.core;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A game whose laws are checked, with facts about it that only its test knows.
 *
 * @param <S> the states of the game
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public interface GameUnderTest<S, C, O, V> {
  /** Opens the game. */
  Validated<Game<?, C, O, V>> open(Options options);

  /** Returns whether the rules allow this observation to reveal new information to this viewer. */
  boolean reveals(O observation, Viewer viewer);

  /**
   * Returns all pieces of the game in any location. The result is equal at every moment of a match.
   */
  Object pieces(S state);

  /** Returns all items that can be hidden from a viewer, with their values or locations. */
  Map<String, Object> itemLocations(S state);

  /**
   * Returns the items that the rules hide from this viewer, in groups: any two items of a group
   * could be exchanged without contradicting what the viewer sees and remembers. The viewer knows
   * all items that are in no group.
   *
   * <p>Implementations derive this from the state and the rules, and never call the game's own code
   * for views. Otherwise they would regard an item that a view reveals by mistake as known, and the
   * laws could not find the leak.
   *
   * @param remembered the observations that the viewer has not forgotten
   */
  List<Set<String>> hiddenGroups(S state, List<O> remembered, Viewer viewer);

  /** Returns whether an undo can show a forgetful viewer an item that the viewer had forgotten. */
  default boolean canUndoReveal() {
    return false;
  }

  /**
   * Returns whether a command is a secret choice: other viewers must not learn which of the secret
   * commands a seat has given.
   */
  default boolean isSecret(C command) {
    return false;
  }

  /** Returns the options to play with, one element per variant. */
  default List<Options> variants() {
    return List.of(Options.NONE);
  }

  /** Returns the number of matches that each law plays for each variant and number of seats. */
  default int matches() {
    return TestVolume.times(4, 8);
  }

  /** Returns the number of plies that the long profile plays under the cheap laws. */
  default int plies() {
    return Math.toIntExact(TestVolume.property("plies", 25_000_000));
  }

  /** Returns an upper bound for the number of entries of a match. */
  default int maxEntries() {
    return 2_000;
  }

  /**
   * Returns commands for the laws to try in addition to generated ones; most of them are never
   * legal.
   */
  default List<C> additionalCandidates() {
    return List.of();
  }

  /**
   * Chooses the next ply of a match. Games whose random matches would end too soon override this
   * method.
   */
  default C choose(V view, List<C> legal, MutableRng rng) {
    return rng.pick(legal);
  }

  /** Chooses the next ply in most matches of long runs, for which {@link #choose} is too slow. */
  default C chooseFast(V view, List<C> legal, MutableRng rng) {
    return choose(view, legal, rng);
  }

  /**
   * Returns the contents of the viewer's screen, for implementations that test more than the view.
   */
  default Object screen(V view, Viewer viewer, List<ToldObservation<O>> observations) {
    return view;
  }

  /**
   * Checks a law at every moment of some matches. The supplier creates a new law for every match.
   */
  default void checkAtEveryMoment(Supplier<Law<S, C, O, V>> law) {
    LawTable.all(this).forEach(table -> table.checkAtEveryMoment(law));
  }

  /** Checks a law without state at every moment of some matches. */
  default void checkAtEveryMoment(Law<S, C, O, V> law) {
    checkAtEveryMoment(() -> law);
  }
}
