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
 * Assesses calls of Nothing Human by their value for a player who remembers everything. The
 * comments state how likely an attentive player, who sometimes forgets, is to recall the card.
 *
 * @param perfectAnalyst assesses calls based on all observations
 */
record RobotsAnalyst(Analyst<Command, Observation, View> perfectAnalyst)
    implements Analyst<Command, Observation, View> {
  @Override
  public Assessment<Command> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng,
      ProgressListener progress) {
    Assessment<Command> assessment =
        perfectAnalyst.assess(game, seats, decision, rng.derive("perfect"), progress);
    Optional<Place> place = decision.view().pointedPlace();
    return assessment.evaluations().isEmpty() || place.isEmpty()
        ? assessment
        : RecallChances.of(decision.observations(), place.get(), rng.derive("recalled"))
            .map(
                chances ->
                    new Assessment<>(assessment.evaluations(), Optional.empty(), comments(chances)))
            .orElse(assessment);
  }

  private static List<String> comments(RecallChances chances) {
    List<Long> percent =
        chances.chances().stream().map(right -> Math.round(100 * right.chance())).toList();
    if (!(chances.card() instanceof Card)) {
      return List.of(MESSAGES.format("study.circuit", percent.getFirst()));
    }
    List<String> points =
        IntStream.range(0, percent.size())
            .mapToObj(
                i ->
                    String.format(
                        Locale.ROOT,
                        "%.1f",
                        chances.chances().get(i).chance() * Claim.POINTS.get(i + 1)))
            .toList();
    return List.of(
        MESSAGES.format(
            "study.recalled",
            chances.card(),
            percent.get(0),
            percent.get(1),
            percent.get(2),
            points.get(0),
            points.get(1),
            points.get(2)));
  }
}
