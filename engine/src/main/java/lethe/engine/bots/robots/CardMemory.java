package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.Observation.Pointed;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;

/**
 * The cards that a bot has seen in a round, and its recollections of them. Time is counted in
 * turns, not measured, so recall depends only on the observations and the random stream. Stores one
 * trace per card, at most 64.
 */
final class CardMemory {
  private final RecallModel recall;
  private final Rng rng;
  private final Map<Place, MemoryTrace> traces = new LinkedHashMap<>();
  private final Map<Place, Recollection> recollections = new HashMap<>();
  private final Map<Place, Double> activations = new HashMap<>();
  private final List<Claim> suggestions = new ArrayList<>();
  private int turnCount;
  private int round;

  CardMemory(RecallModel recall, Rng rng) {
    this.recall = recall;
    this.rng = rng;
  }

  void observe(Observation observation) {
    switch (observation) {
      case CardsShown(int newRound, List<PlacedCard> cards) -> {
        round = newRound;
        turnCount = 0;
        traces.clear();
        forgetRecollections();
        study(cards);
      }
      case Called(var _, Place place, var _, Face.Up card, boolean _, int _) -> {
        MemoryTrace trace = traces.getOrDefault(place, new MemoryTrace(card, List.of()));
        traces.put(place, trace.withLook(currentTime()));
        turnCount++;
        forgetRecollections();
      }
      case Pointed _ -> suggestions.clear();
      case Suggested(var _, Optional<Claim> claim) -> claim.ifPresent(suggestions::add);
      case Observation other -> {}
    }
  }

  private void forgetRecollections() {
    recollections.clear();
    activations.clear();
  }

  /** Returns the current activation of a trace, with random noise. */
  private double activation(Place place, MemoryTrace trace, MutableRng random) {
    return activations.computeIfAbsent(place, _ -> trace.activation(currentTime())) + noise(random);
  }

  /**
   * Returns what the bot recalls of a card; the same until a round begins, a card is turned face
   * up, or {@link #adoptSuggestions} changes it.
   */
  Recollection recollection(Place place) {
    Recollection recollection = recollections.get(place);
    if (recollection == null) {
      recollection = recollect(place);
      recollections.put(place, recollection);
    }
    return recollection;
  }

  /** Returns the card that was seen at a position, whether or not the bot recalls it. */
  Optional<Face.Up> cardSeen(Place place) {
    return Optional.ofNullable(traces.get(place)).map(MemoryTrace::card);
  }

  /** Adopts the latest suggestions of teammates about a card where the bot knows nothing better. */
  void adoptSuggestions(Place place) {
    Recollection recollection = recollection(place);
    for (Claim claim : suggestions) {
      recollection = recollection.withSuggestion(claim);
    }
    recollections.put(place, recollection);
    suggestions.clear();
  }

  /** Looks at the cards in turn, at each card at least once, until the memorizing phase ends. */
  private void study(List<PlacedCard> cards) {
    int looks = (int) (RecallModel.MEMORIZING_DURATION / RecallModel.LOOK_DURATION);
    for (int look = 0; look < Math.max(looks, cards.size()) && !cards.isEmpty(); look++) {
      PlacedCard placedCard = cards.get(look % cards.size());
      MemoryTrace trace =
          traces.getOrDefault(placedCard.place(), new MemoryTrace(placedCard.card(), List.of()));
      traces.put(
          placedCard.place(),
          trace.withLook(Math.min(look, looks - 1) * RecallModel.LOOK_DURATION));
    }
  }

  private double currentTime() {
    return RecallModel.MEMORIZING_DURATION + RecallModel.TURN_DURATION * turnCount;
  }

  private Recollection recollect(Place place) {
    MemoryTrace trace = traces.get(place);
    if (trace == null) {
      return Recollection.BLANK;
    }
    MutableRng random = new MutableRng(rng.derive(round + " " + turnCount + " " + place));
    if (trace.card() instanceof ShortCircuitCard) {
      double activation = activation(place, trace, random);
      return activation < recall.threshold() ? Recollection.BLANK : Recollection.CIRCUIT;
    }
    Map<Feature, Double> features = new EnumMap<>(Feature.class);
    for (Feature.Kind kind : Feature.Kind.values()) {
      recallFeature(place, trace, kind, random, features);
    }
    return new Recollection(false, features);
  }

  /**
   * Recalls one feature of a card and adds it to {@code features}, with the probability that it is
   * correct. The memories of all cards compete; a value that no card has competes at threshold
   * activation. Adds nothing if every memory is below the threshold.
   */
  private void recallFeature(
      Place place,
      MemoryTrace trace,
      Feature.Kind kind,
      MutableRng random,
      Map<Feature, Double> features) {
    Map<Feature, Double> activationByFeature = new EnumMap<>(Feature.class);
    kind.features().forEach(feature -> activationByFeature.put(feature, recall.threshold()));
    Feature recalledFeature = null;
    double highest = recall.threshold();
    for (Map.Entry<Place, MemoryTrace> traceEntry : traces.entrySet()) {
      MemoryTrace candidate = traceEntry.getValue();
      if (candidate.card() instanceof Card card) {
        double penalty =
            traceEntry.getKey().equals(place)
                ? 0
                : recall.mismatch() * (1 + candidate.differingFeatures(trace));
        double activation = activation(traceEntry.getKey(), candidate, random) - penalty;
        activationByFeature.merge(card.feature(kind), activation, Math::max);
        if (activation > highest) {
          highest = activation;
          recalledFeature = card.feature(kind);
        }
      }
    }
    if (recalledFeature != null) {
      double sum = 0;
      for (double activation : activationByFeature.values()) {
        sum += StrictMath.exp((activation - highest) / RecallModel.NOISE);
      }
      features.put(recalledFeature, 1 / sum);
    }
  }

  /** Returns logistic noise with mean 0. */
  private static double noise(MutableRng random) {
    double chance = (random.nextInt(1 << 20) + 0.5) / (1 << 20);
    return RecallModel.NOISE * StrictMath.log(chance / (1 - chance));
  }
}
