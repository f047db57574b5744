package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;

/**
 * The wording of a match. Pure: the same observation yields the same sentences.
 *
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public interface Narration<O, V> {
  /**
   * Returns an observation in sentences: one or more texts, or none if nothing needs to be said.
   */
  List<Text> narrate(O observation, Viewer viewer);

  /** Returns the outcome in sentences. */
  List<Text> ending(Outcome outcome, Viewer viewer);

  /**
   * Returns a summary of a finished match: what had been hidden, what counted, and what a better
   * ending would have required.
   *
   * @param view the final view with everything face up
   * @param observations everything that anyone was told and that was not taken back, oldest first
   */
  default List<Text> recap(V view, List<O> observations, Outcome outcome, Viewer viewer) {
    return List.of();
  }

  /** Returns how important a ply was for the match, and why; empty if it was not. */
  default Optional<TurningPoint> turningPoint(PlyChange<O, V> change, Viewer viewer) {
    return Optional.empty();
  }

  /**
   * Returns whether an observation was only made because the match was over and reveals what would
   * otherwise have stayed hidden. It is withheld as long as other people can still play the same
   * deal.
   */
  default boolean unveils(O told) {
    return false;
  }

  /** Returns the moment of the story that an observation marks; empty if none. */
  Optional<String> storyMoment(O observation, Viewer viewer);

  /** Returns this narration in its shortest wording. */
  default Narration<O, V> abbreviated() {
    return this;
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  default String stage(V view) {
    return "";
  }

  /** Returns what to count of an observation over many matches, if anything. */
  default Optional<Statistic> statistic(O observation) {
    return Optional.empty();
  }
}
