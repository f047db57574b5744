package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;

/**
 * The narration of a match. All functions are pure: the same observation yields the same texts.
 *
 * @param wording returns the texts for an observation; may be empty
 * @param ending returns the texts for the outcome, at least one, with the labels of the seats in
 *     the given messages
 * @param storyMoment returns the moment of the story that an observation marks; empty if none
 * @param stage returns the name of the current part of the match; empty if the game has no parts
 * @param recap summarizes a finished match
 * @param turningPoint returns the importance of a ply for the match, and the reason; empty if it
 *     was unimportant. Absent if the game names no turning points.
 * @param unveilingTest tests whether an observation was made only because the match was over and
 *     reveals otherwise hidden information; it is withheld as long as other users can still play
 *     the same deal
 * @param keptOnTableTest tests, for an observation that is told only once, whether the table keeps
 *     showing it until every seat that did not cause it has had a turn; if not, play pauses until
 *     the players have seen the observation
 * @param statistic returns the item to count for an observation over many matches, if any
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public record Narration<O, V>(
    Wording<O> wording,
    BiFunction<Messages, Outcome, List<Text>> ending,
    Function<O, Optional<String>> storyMoment,
    Function<V, String> stage,
    RecapWriter<O, V> recap,
    Optional<BiFunction<ViewChange<O, V>, Viewer, Optional<TurningPoint>>> turningPoint,
    Predicate<O> unveilingTest,
    Predicate<O> keptOnTableTest,
    Function<O, Optional<Statistic>> statistic) {
  /**
   * Returns the texts of an observation for a viewer, with the given messages, which may be
   * abbreviated.
   */
  @FunctionalInterface
  public interface Wording<O> {
    List<Text> narrate(Messages messages, O observation, Viewer viewer);
  }

  /** Summarizes a finished match. */
  @FunctionalInterface
  public interface RecapWriter<O, V> {
    /**
     * Returns the summary.
     *
     * @param view the final view with everything face up
     * @param observations all observations of the referee, oldest first, without those of plies
     *     that were taken back
     */
    MatchRecap summarize(V view, List<O> observations, Outcome outcome);
  }

  /** Creates a narration of observations and of the outcome, without any of the other parts. */
  public Narration(
      Wording<O> wording,
      BiFunction<Messages, Outcome, List<Text>> ending,
      Function<O, Optional<String>> storyMoment) {
    this(
        wording,
        ending,
        storyMoment,
        _ -> "",
        (_, _, _) -> MatchRecap.NONE,
        Optional.empty(),
        _ -> false,
        _ -> false,
        _ -> Optional.empty());
  }

  public Narration<O, V> withStage(Function<V, String> newStage) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        newStage,
        recap,
        turningPoint,
        unveilingTest,
        keptOnTableTest,
        statistic);
  }

  public Narration<O, V> withRecap(RecapWriter<O, V> newRecap) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        stage,
        newRecap,
        turningPoint,
        unveilingTest,
        keptOnTableTest,
        statistic);
  }

  public Narration<O, V> withTurningPoint(
      BiFunction<ViewChange<O, V>, Viewer, Optional<TurningPoint>> newTurningPoint) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        stage,
        recap,
        Optional.of(newTurningPoint),
        unveilingTest,
        keptOnTableTest,
        statistic);
  }

  public Narration<O, V> withUnveilingTest(Predicate<O> newTest) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        stage,
        recap,
        turningPoint,
        newTest,
        keptOnTableTest,
        statistic);
  }

  public Narration<O, V> withKeptOnTableTest(Predicate<O> newTest) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        stage,
        recap,
        turningPoint,
        unveilingTest,
        newTest,
        statistic);
  }

  public Narration<O, V> withStatistic(Function<O, Optional<Statistic>> newStatistic) {
    return new Narration<>(
        wording,
        ending,
        storyMoment,
        stage,
        recap,
        turningPoint,
        unveilingTest,
        keptOnTableTest,
        newStatistic);
  }
}
