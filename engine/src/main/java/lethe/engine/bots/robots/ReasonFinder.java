package lethe.engine.bots.robots;

import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Decision;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/** Finds the reasons for a command, from the observations of the seat. */
public final class ReasonFinder {
  /**
   * The number of simulated players; large because the mean of their points is shown to the user.
   */
  private static final int SIMULATED_PLAYERS = 100;

  private final View view;
  private final CardMemory memory;
  private final OtherMemories otherMemories;

  private ReasonFinder(Decision<Command, Observation, View> decision, Rng rng) {
    this.view = decision.view();
    this.memory = new CardMemory(RecallModel.PERFECT, rng.derive("memory"));
    this.otherMemories = new OtherMemories(SIMULATED_PLAYERS, rng.derive("others"));
    for (Observation observation : decision.observations()) {
      memory.observe(observation);
      otherMemories.observe(observation);
    }
  }

  /** Returns the reasons for the chosen command, most important first. */
  public static List<Reason> reasonsFor(Decision<Command, Observation, View> decision, Rng rng) {
    ReasonFinder finder = new ReasonFinder(decision, rng);
    return switch (decision.chosenCommand()) {
      case Command.Call(var features) -> finder.reasonsForClaim(new Claim.Named(features));
      case Command.Suggest(var features) -> finder.reasonsForClaim(new Claim.Named(features));
      case Command.CallCircuit _, Command.SuggestCircuit _ ->
          finder.reasonsForClaim(new Claim.ShortCircuit());
      case Command.Point(Place place) -> finder.reasonsForPointing(place);
      case Command.Ready _, Command.Decline _ -> List.of();
    };
  }

  private List<Reason> reasonsForClaim(Claim claim) {
    Place place = view.pointedPlace().orElseThrow();
    Optional<Face.Up> seenCard = memory.cardSeen(place);
    return List.of(
        seenCard
            .<Reason>map(card -> new Reason.SeenCard(place, card))
            .orElseGet(() -> new Reason.UnseenCard(place, chance(claim, place))));
  }

  private double chance(Claim claim, Place place) {
    CardOdds odds = CardOdds.of(view, CardOdds.cardsNotFaceUp(view), memory, place);
    return switch (claim) {
      case Claim.Named named -> odds.expectedPoints(named) / (1000.0 * named.points());
      case Claim.ShortCircuit _ -> odds.circuitProbability() / 1000.0;
    };
  }

  /** Returns the reasons for pointing at a card; empty if any face-down card was never seen. */
  private List<Reason> reasonsForPointing(Place place) {
    Map<Place, Double> gains = new LinkedHashMap<>();
    for (Place other : view.layout().places()) {
      if (view.cardAt(other) instanceof Face.Down) {
        Optional<Face.Up> card = memory.cardSeen(other);
        if (card.isEmpty()) {
          return List.of();
        }
        gains.put(other, view.isSolo() ? 0.0 : otherMemories.meanPoints(view, other, card.get()));
      }
    }
    DoubleSummaryStatistics range =
        gains.values().stream().mapToDouble(gain -> gain).summaryStatistics();
    return List.of(
        range.getMin() == range.getMax()
            ? new Reason.EqualChoices(gains.size())
            : new Reason.OthersGain(
                place, gains.getOrDefault(place, 0.0), range.getMin(), range.getMax()));
  }
}
