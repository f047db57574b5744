package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.text.Lists;
import lethe.app.titles.Analyst;
import lethe.app.titles.Assessment;
import lethe.engine.bots.ravens.DecisionInsight;
import lethe.engine.bots.ravens.FairBots;
import lethe.engine.core.Decision;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.Playouts;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * Assesses decisions of both seats of the Ravens with the evaluations of the strongest bot. A take
 * or the end of building is also assessed by the win rate of bots in playouts.
 */
final class RavensAnalyst implements Analyst<Command, Observation, View> {
  /** The number of playouts after a take or the end of building. */
  private static final int PLAYOUTS = 64;

  /** The minimum change in the probability of a color that a comment mentions. */
  private static final double MIN_CHANGE = 0.05;

  @Override
  public Assessment<Command> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng,
      ProgressListener progress) {
    DecisionInsight insight = DecisionInsight.of(game, decision, rng.derive("insight"));
    List<String> comments = new ArrayList<>();
    insight.takeInference().map(RavensAnalyst::describe).ifPresent(comments::add);
    insight
        .trueColorsChance()
        .map(
            chances ->
                MESSAGES.format("study.told", percent(chances.before()), percent(chances.after())))
        .ifPresent(comments::add);
    boolean endsTurn =
        decision.chosenCommand() instanceof Command.Take
            || decision.chosenCommand() instanceof Command.End;
    if (!endsTurn) {
      return new Assessment<>(insight.evaluations(), Optional.empty(), comments);
    }
    Evaluation.Chance evaluation =
        Playouts.winChance(
            game, seats, FairBots::create, decision, PLAYOUTS, rng.derive("playouts"));
    comments.add(
        MESSAGES.format("study.stands", percent(evaluation.chance()), percent(evaluation.error())));
    return new Assessment<>(insight.evaluations(), Optional.of(evaluation), comments);
  }

  private static String describe(DecisionInsight.TakeInference inference) {
    return MESSAGES.format(
        "study.heard",
        ItemNames.name(inference.card()),
        colors(inference.after()),
        changedColors(inference, 1).map(colors -> MESSAGES.format("study.for", colors)).orElse("")
            + changedColors(inference, -1)
                .map(colors -> MESSAGES.format("study.against", colors))
                .orElse(""));
  }

  /**
   * Returns the colors that a take made more or less likely; empty if there are none.
   *
   * @param sign 1 for more likely colors, -1 for less likely ones
   */
  private static Optional<String> changedColors(DecisionInsight.TakeInference inference, int sign) {
    List<String> colors =
        inference.after().entrySet().stream()
            .filter(
                entry ->
                    sign * (entry.getValue() - inference.before().getOrDefault(entry.getKey(), 0.0))
                        >= MIN_CHANGE)
            .map(entry -> ItemNames.name(entry.getKey()))
            .toList();
    return Optional.of(colors).filter(found -> !found.isEmpty()).map(Lists::joinWithAnd);
  }

  private static String colors(Map<Color, Double> probabilities) {
    return probabilities.entrySet().stream()
        .sorted(Comparator.comparingDouble(entry -> -entry.getValue()))
        .map(
            entry ->
                MESSAGES.format(
                    "study.color", ItemNames.name(entry.getKey()), percent(entry.getValue())))
        .collect(Collectors.joining(", "));
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }
}
