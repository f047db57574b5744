package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
 * Assesses both seats of the Ravens by the values of the strongest bot and, once per round, by the
 * win rate of bots in playouts.
 */
final class RavensAnalyst implements Analyst<Command, Observation, View> {
  /** The number of playouts, once per round. */
  private static final int PLAYOUTS = 64;

  /** The minimum change of a color's probability that is mentioned. */
  private static final double CHANGED = 0.05;

  @Override
  public Assessment<Command> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng,
      ProgressListener progress) {
    DecisionInsight insight = DecisionInsight.of(game, decision, rng.derive("insight"));
    List<String> words = new ArrayList<>();
    insight.takeInference().map(RavensAnalyst::describe).ifPresent(words::add);
    insight
        .revealedChance()
        .map(told -> MESSAGES.format("study.told", percent(told.before()), percent(told.after())))
        .ifPresent(words::add);
    boolean closes =
        decision.chosen() instanceof Command.Take || decision.chosen() instanceof Command.End;
    if (!closes) {
      return new Assessment<>(insight.evaluations(), Optional.empty(), words);
    }
    Evaluation.Chance evaluation =
        Playouts.winChance(
            game, seats, FairBots::create, decision, PLAYOUTS, rng.derive("playouts"));
    words.add(
        MESSAGES.format("study.stands", percent(evaluation.chance()), percent(evaluation.error())));
    return new Assessment<>(insight.evaluations(), Optional.of(evaluation), words);
  }

  private static String describe(DecisionInsight.TakeInference inference) {
    return MESSAGES.format(
        "study.heard",
        ItemNames.of(inference.card()),
        colors(inference.after()),
        changed(inference, 1).map(word -> MESSAGES.format("study.for", word)).orElse("")
            + changed(inference, -1)
                .map(word -> MESSAGES.format("study.against", word))
                .orElse(""));
  }

  /** Returns the colors that a take suggests or excludes. */
  private static Optional<String> changed(DecisionInsight.TakeInference inference, int sign) {
    String words =
        inference.after().entrySet().stream()
            .filter(
                one ->
                    sign * (one.getValue() - inference.before().getOrDefault(one.getKey(), 0.0))
                        >= CHANGED)
            .map(one -> ItemNames.of(one.getKey()))
            .collect(Collectors.joining(", "));
    return Optional.of(words).filter(found -> !found.isEmpty());
  }

  private static String colors(Map<Color, Double> likely) {
    return likely.entrySet().stream()
        .sorted(Comparator.comparingDouble(one -> -one.getValue()))
        .map(
            one ->
                MESSAGES.format("study.color", ItemNames.of(one.getKey()), percent(one.getValue())))
        .collect(Collectors.joining(", "));
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }
}
