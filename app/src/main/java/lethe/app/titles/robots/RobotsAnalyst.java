package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.titles.Analyst;
import lethe.app.titles.Assessment;
import lethe.engine.bots.robots.RecallChances;
import lethe.engine.core.Decision;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * Assesses calls of Nothing Human: by their value for a player who remembers everything, and by
 * their probability of being right for an attentive player who forgets.
 *
 * @param perfect assesses calls based on all observations
 */
record RobotsAnalyst(Analyst<Command, Observation, View> perfect)
    implements Analyst<Command, Observation, View> {
  @Override
  public Assessment<Command> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng,
      ProgressListener progress) {
    Assessment<Command> known =
        perfect.assess(game, seats, decision, rng.derive("perfect"), progress);
    Optional<Place> place = decision.view().pointed();
    return known.evaluations().isEmpty() || place.isEmpty()
        ? known
        : RecallChances.of(decision.observations(), place.get(), rng.derive("recalled"))
            .map(recalled -> recalled(known, decision.chosen(), recalled))
            .orElse(known);
  }

  private static Assessment<Command> recalled(
      Assessment<Command> known, Command chosen, RecallChances recalled) {
    return new Assessment<>(known.evaluations(), confidence(chosen, recalled), words(recalled));
  }

  /**
   * Returns the probability that the named number of features is right; empty if a card was called
   * a short circuit or vice versa.
   */
  private static Optional<Evaluation> confidence(Command chosen, RecallChances recalled) {
    int named = chosen instanceof Command.Call(var features) ? features.size() : 1;
    boolean kind = chosen instanceof Command.Call == recalled.card() instanceof Card;
    return kind ? Optional.of(recalled.chances().get(named - 1)) : Optional.empty();
  }

  private static List<String> words(RecallChances recalled) {
    List<Long> percent =
        recalled.chances().stream().map(right -> Math.round(100 * right.chance())).toList();
    if (!(recalled.card() instanceof Card)) {
      return List.of(MESSAGES.format("study.circuit", percent.getFirst()));
    }
    List<String> points =
        IntStream.range(0, percent.size())
            .mapToObj(
                i ->
                    String.format(
                        Locale.ROOT,
                        "%.1f",
                        recalled.chances().get(i).chance() * Claim.POINTS.get(i + 1)))
            .toList();
    return List.of(
        MESSAGES.format(
            "study.recalled",
            recalled.card(),
            percent.get(0),
            percent.get(1),
            percent.get(2),
            points.get(0),
            points.get(1),
            points.get(2)));
  }
}
