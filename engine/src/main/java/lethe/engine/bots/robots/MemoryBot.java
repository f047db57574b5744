package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import lethe.engine.core.Bot;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * A bot that makes the call with the highest expected value according to its memory, points others
 * at the card from which the bot itself would gain least, and picks for itself the card from which
 * it would gain most. As a teammate it says only what it knows; as a captain it trusts suggestions
 * where it knows nothing better.
 *
 * <p>A bot that forgets nothing gains the same from every card, so it considers what others are
 * likely to have forgotten: it points them at the cards they are most likely to get wrong, and
 * leaves those cards when it picks for itself.
 */
public final class MemoryBot implements Bot<Command, Observation, View> {
  private static final double SCALE = 1000;

  private final CardMemory memory;
  private final Optional<OtherMemories> otherMemories;
  private final MutableRng random;

  private MemoryBot(RecallModel model, Rng rng) {
    this.memory = new CardMemory(model, rng.derive("memory"));
    this.otherMemories =
        model.equals(RecallModel.PERFECT)
            ? Optional.of(new OtherMemories(rng.derive("others")))
            : Optional.empty();
    this.random = new MutableRng(rng);
  }

  public static Bot<Command, Observation, View> create(
      RecallModel model, Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new MemoryBot(model, rng);
  }

  @Override
  public void observe(Observation observation) {
    memory.observe(observation);
    otherMemories.ifPresent(memories -> memories.observe(observation));
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return switch (legal.getFirst()) {
      case Ready _, Decline _ -> legal.getFirst();
      case Point _ -> point(view, legal);
      case Call _, CallCircuit _ -> call(view, legal);
      case Suggest _, SuggestCircuit _ -> suggest(view.pointedPlace().orElseThrow());
    };
  }

  /** Evaluates calls by their expected points; returns an empty list for other commands. */
  @Override
  public List<EvaluatedCommand<Command>> evaluate(View view, List<Command> legal) {
    return legal.getFirst() instanceof Call ? evaluateCalls(view, legal) : List.of();
  }

  private List<EvaluatedCommand<Command>> evaluateCalls(View view, List<Command> legal) {
    ToIntFunction<Command> expectedPoints = adoptSuggestionsAndRateCalls(view);
    return legal.stream()
        .map(
            command ->
                new EvaluatedCommand<>(
                    command, new Evaluation.Points(expectedPoints.applyAsInt(command) / SCALE, 0)))
        .sorted(
            Comparator.<EvaluatedCommand<Command>>comparingDouble(a -> a.evaluation().value())
                .reversed())
        .toList();
  }

  private Command call(View view, List<Command> legal) {
    return random.pick(best(legal, adoptSuggestionsAndRateCalls(view)));
  }

  /**
   * Adopts the suggestions of teammates about the card to call, then returns a function that
   * computes the expected points of a call, in thousandths.
   */
  private ToIntFunction<Command> adoptSuggestionsAndRateCalls(View view) {
    Place place = view.pointedPlace().orElseThrow();
    memory.adoptSuggestions(place);
    CardOdds odds = CardOdds.of(view, CardOdds.cardsNotFaceUp(view), memory, place);
    int circuit =
        odds.circuitProbability() == 0
            ? 0
            : circuitValue(view, place, odds, bestPointsByPlace(odds(view)));
    return command ->
        command instanceof Call(List<Feature> features)
            ? odds.expectedPoints(new Claim.Named(features))
            : circuit;
  }

  private Command point(View view, List<Command> legal) {
    boolean isOwnPick = view.pointingSeat().equals(view.activeSeat());
    Map<Place, CardOdds> odds = odds(view);
    Map<Place, Integer> bestByPlace = bestPointsByPlace(odds);
    int sign = isOwnPick ? 1 : -1;
    List<Command> best =
        best(
            legal.stream().filter(Point.class::isInstance).toList(),
            command -> {
              Place place = ((Point) command).place();
              CardOdds cardOdds = Objects.requireNonNull(odds.get(place));
              return sign
                  * Math.max(
                      cardOdds.bestExpectedPoints(),
                      circuitValue(view, place, cardOdds, bestByPlace));
            });
    return random.pick(best(best, command -> sign * gainOfOthers(view, ((Point) command).place())));
  }

  /**
   * Returns the total points that the simulated other players would earn with the card, in
   * thousandths; 0 if the bot simulates none, plays alone, or has never seen the card.
   */
  private int gainOfOthers(View view, Place place) {
    return otherMemories
        .filter(_ -> !view.isSolo())
        .flatMap(
            memories -> memory.cardSeen(place).map(card -> memories.totalPoints(view, place, card)))
        .orElse(0);
  }

  private Command suggest(Place place) {
    Recollection recollection = memory.recollection(place);
    if (recollection.isCircuit()) {
      return new SuggestCircuit();
    }
    List<Feature> features = List.copyOf(recollection.features().keySet());
    return features.isEmpty() ? new Decline() : new Suggest(features);
  }

  /** Returns the odds for each face-down card. */
  private Map<Place, CardOdds> odds(View view) {
    List<Card> notFaceUp = CardOdds.cardsNotFaceUp(view);
    Map<Place, CardOdds> odds = new LinkedHashMap<>();
    for (Place place : view.layout().places()) {
      if (view.cardAt(place) instanceof Face.Down) {
        odds.put(place, CardOdds.of(view, notFaceUp, memory, place));
      }
    }
    return odds;
  }

  /** Returns, for each card, the highest expected points of naming its features, in thousandths. */
  private static Map<Place, Integer> bestPointsByPlace(Map<Place, CardOdds> odds) {
    Map<Place, Integer> bestByPlace = new LinkedHashMap<>();
    odds.forEach((place, cardOdds) -> bestByPlace.put(place, cardOdds.bestExpectedPoints()));
    return bestByPlace;
  }

  /** Returns the expected points gained by calling this card a short circuit, in thousandths. */
  private static int circuitValue(
      View view, Place place, CardOdds odds, Map<Place, Integer> bestByPlace) {
    int bonus = view.isSolo() ? 1000 : 0;
    if (!view.isSolo() && !view.isBonus()) {
      for (Map.Entry<Place, Integer> entry : bestByPlace.entrySet()) {
        bonus = entry.getKey().equals(place) ? bonus : Math.max(bonus, entry.getValue());
      }
    }
    return odds.circuitProbability() * bonus / 1000;
  }

  /** Returns the commands with the highest value. */
  private static List<Command> best(List<Command> commands, ToIntFunction<Command> valueOf) {
    List<Command> best = new ArrayList<>();
    int highest = Integer.MIN_VALUE;
    for (Command command : commands) {
      int value = valueOf.applyAsInt(command);
      if (value > highest) {
        best.clear();
        highest = value;
      }
      if (value == highest) {
        best.add(command);
      }
    }
    return best;
  }
}
