package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;

/**
 * How a match is told. All functions are pure: the same observation yields the same sentences.
 *
 * @param wording returns an observation in sentences: one or more texts, or none if nothing needs
 *     to be said
 * @param ending returns the outcome in sentences
 * @param storyMoment returns the moment of the story that an observation marks; empty if none
 * @param stage returns the name of the current part of the match; empty if the game has no parts
 * @param recap summarizes a finished match
 * @param turningPoint returns how important a ply was for the match, and why; empty if it was not
 * @param unveiling tests whether an observation was only made because the match was over and
 *     reveals what would otherwise have stayed hidden; it is withheld as long as other people can
 *     still play the same deal
 * @param statistic returns what to count of an observation over many matches, if anything
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public record Narration<O, V>(
    Wording<O> wording,
    Function<Outcome, List<Text>> ending,
    Function<O, Optional<String>> storyMoment,
    Function<V, String> stage,
    Recap<O, V> recap,
    BiFunction<PlyChange<O, V>, Viewer, Optional<TurningPoint>> turningPoint,
    Predicate<O> unveiling,
    Function<O, Optional<Statistic>> statistic) {
  /** Tells a viewer of an observation, with the given messages, which may be abbreviated. */
  @FunctionalInterface
  public interface Wording<O> {
    List<Text> narrate(Messages messages, O observation, Viewer viewer);
  }

  /** Summarizes a finished match. */
  @FunctionalInterface
  public interface Recap<O, V> {
    /**
     * Returns what had been hidden, what counted, and what a better ending would have required.
     *
     * @param view the final view with everything face up
     * @param observations everything that anyone was told and that was not taken back, oldest first
     */
    List<Text> of(V view, List<O> observations, Outcome outcome);
  }

  /** Creates a narration that tells what happened, and nothing about a match as a whole. */
  public Narration(
      Wording<O> wording,
      Function<Outcome, List<Text>> ending,
      Function<O, Optional<String>> storyMoment) {
    this(
        wording,
        ending,
        storyMoment,
        _ -> "",
        (_, _, _) -> List.of(),
        (_, _) -> Optional.empty(),
        _ -> false,
        _ -> Optional.empty());
  }

  /** Returns this narration with names for the parts of a match. */
  public Narration<O, V> withStage(Function<V, String> other) {
    return new Narration<>(
        wording, ending, storyMoment, other, recap, turningPoint, unveiling, statistic);
  }

  /** Returns this narration with a summary. */
  public Narration<O, V> withRecap(Recap<O, V> other) {
    return new Narration<>(
        wording, ending, storyMoment, stage, other, turningPoint, unveiling, statistic);
  }

  /** Returns this narration with turning points. */
  public Narration<O, V> withTurningPoint(
      BiFunction<PlyChange<O, V>, Viewer, Optional<TurningPoint>> other) {
    return new Narration<>(wording, ending, storyMoment, stage, recap, other, unveiling, statistic);
  }

  /** Returns this narration with observations that reveal hidden things after the match. */
  public Narration<O, V> withUnveiling(Predicate<O> other) {
    return new Narration<>(
        wording, ending, storyMoment, stage, recap, turningPoint, other, statistic);
  }

  /** Returns this narration with statistics. */
  public Narration<O, V> withStatistic(Function<O, Optional<Statistic>> other) {
    return new Narration<>(
        wording, ending, storyMoment, stage, recap, turningPoint, unveiling, other);
  }
}
