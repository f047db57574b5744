package lethe.engine.core;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A game that laws are tried on: its door, and what only it can say.
 *
 * @param <S> the whole truth
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface LawSubject<S, C, O, V> {
  /** The game's door. */
  Checked<Game<?, C, O, V>> open(Options options);

  /** Whether by the rules this hearer may learn from it what it could not know before. */
  boolean reveals(O told, Viewer hearer);

  /** Everything the game is played with, wherever it is now: the same at every moment. */
  Object pieces(S state);

  /** Every thing that may be hidden from somebody, with what it is or where it lies. */
  Map<String, Object> places(S state);

  /**
   * Which of these things this viewer cannot know by the rules, whatever the view shows, in groups:
   * by all it may see and remembers, any two things of a group could as well have changed places.
   * What is in no group, it knows.
   */
  List<Set<String>> hidden(V view, List<O> remembered, Viewer viewer);

  /** Whether an undo may show somebody who forgets a thing that was hidden before it. */
  default boolean showsByUndo() {
    return false;
  }

  /** Whether nobody else may learn which one of such commands the seat that asks has chosen. */
  default boolean secret(C command) {
    return false;
  }

  /** The options to play with. */
  default List<Options> variants() {
    return List.of(Options.NONE);
  }

  /** How many matches a law plays of each variant with each number of seats. */
  default int matches() {
    return Soak.times(4, 8);
  }

  /** How many plies of it the long profile plays under the cheap laws. */
  default int plies() {
    return Math.toIntExact(Soak.number("plies", 25_000_000));
  }

  /** No match takes as many plies. */
  default int longest() {
    return 2_000;
  }

  /** Commands that resemble no legal one. */
  default List<C> odd() {
    return List.of();
  }

  /** The next ply of a match, for games that blind chance would end too soon. */
  default C choose(V view, List<C> legal, Dice dice) {
    return dice.oneOf(legal);
  }

  /** The same in most of very many matches, where thinking would take too long. */
  default C hasty(V view, List<C> legal, Dice dice) {
    return choose(view, legal, dice);
  }

  /** All that reaches the viewer's eyes, where that is more than the view. */
  default Object shown(V view, Viewer viewer, List<Told<O>> told) {
    return view;
  }

  /** Tries a law at every moment of some matches. */
  default void everyMoment(Supplier<Law<S, C, O, V>> law) {
    Table.all(this).forEach(table -> table.everyMoment(law));
  }

  /** The same with one that counts nothing. */
  default void everyMoment(Law<S, C, O, V> law) {
    everyMoment(() -> law);
  }
}
