package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Dice;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.Lay;
import lethe.engine.games.robots.Observation.Pointed;
import lethe.engine.games.robots.Observation.Showed;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Place;

/**
 * What somebody has seen of the round's cards, and what of it comes to mind. Time is counted in
 * turns and not measured; what comes to mind depends on what was told and the stream alone. It
 * holds a trace for each card of one round, 64 at most.
 */
final class Memory {
  private final Recall recall;
  private final Rng rng;
  private final Map<Place, Trace> traces = new LinkedHashMap<>();
  private final Map<Place, Recollection> recalled = new HashMap<>();
  private final Map<Place, Double> activations = new HashMap<>();
  private final List<Claim> advice = new ArrayList<>();
  private int turned;
  private int round;

  Memory(Recall recall, Rng rng) {
    this.recall = recall;
    this.rng = rng;
  }

  void told(Observation observation) {
    switch (observation) {
      case Showed(int shown, List<Lay> cards) -> {
        round = shown;
        turned = 0;
        traces.clear();
        thinkAnew();
        study(cards);
      }
      case Called(var _, Place place, var _, Face.Up card, boolean _, int _) -> {
        Trace trace = traces.getOrDefault(place, new Trace(card, List.of()));
        traces.put(place, trace.seen(now()));
        turned++;
        thinkAnew();
      }
      case Pointed _ -> advice.clear();
      case Suggested(var _, Optional<Claim> claim) -> claim.ifPresent(advice::add);
      case Observation other -> {}
    }
  }

  /** What came to mind holds no longer. */
  private void thinkAnew() {
    recalled.clear();
    activations.clear();
  }

  /** How active the trace of a card is now, by chance more or less. */
  private double activation(Place place, Trace trace, Dice dice) {
    return activations.computeIfAbsent(place, _ -> trace.activation(now())) + noise(dice);
  }

  /** What comes to mind of the card there; the same until another card is turned up. */
  Recollection at(Place place) {
    Recollection known = recalled.get(place);
    if (known == null) {
      known = recollect(place);
      recalled.put(place, known);
    }
    return known;
  }

  /** What was seen there, whether or not it still comes to mind. */
  Optional<Face.Up> seen(Place place) {
    return Optional.ofNullable(traces.get(place)).map(Trace::card);
  }

  /** Believes what team-mates said of this card, where it knows no better itself. */
  void heed(Place place) {
    Recollection heard = at(place);
    for (Claim claim : advice) {
      heard = heard.advised(claim);
    }
    recalled.put(place, heard);
    advice.clear();
  }

  /** Looks at one card after the other, over and over, until the minute is over. */
  private void study(List<Lay> cards) {
    int looks = (int) (Recall.MINUTE / Recall.LOOK);
    for (int look = 0; look < Math.max(looks, cards.size()) && !cards.isEmpty(); look++) {
      Lay lay = cards.get(look % cards.size());
      Trace trace = traces.getOrDefault(lay.place(), new Trace(lay.card(), List.of()));
      traces.put(lay.place(), trace.seen(Math.min(look, looks - 1) * Recall.LOOK));
    }
  }

  private double now() {
    return Recall.MINUTE + Recall.TURN * turned;
  }

  private Recollection recollect(Place place) {
    Trace own = traces.get(place);
    if (own == null) {
      return Recollection.BLANK;
    }
    Dice dice = new Dice(rng.stream(round + " " + turned + " " + place));
    if (own.card() instanceof Circuit) {
      double activation = activation(place, own, dice);
      return activation < recall.threshold() ? Recollection.BLANK : Recollection.CIRCUIT;
    }
    Map<Feature, Double> features = new EnumMap<>(Feature.class);
    for (Feature.Kind kind : Feature.Kind.values()) {
      recollect(place, own, kind, dice, features);
    }
    return new Recollection(false, features);
  }

  /**
   * What comes to mind first of everything that was seen, and how likely it seems beside the other
   * three values, as if each of these were no less active than the threshold.
   */
  private void recollect(
      Place place, Trace own, Feature.Kind kind, Dice dice, Map<Feature, Double> features) {
    Map<Feature, Double> active = new EnumMap<>(Feature.class);
    kind.features().forEach(feature -> active.put(feature, recall.threshold()));
    Feature first = null;
    double most = recall.threshold();
    for (Map.Entry<Place, Trace> seen : traces.entrySet()) {
      Trace trace = seen.getValue();
      if (trace.card() instanceof Card card) {
        double less =
            seen.getKey().equals(place) ? 0 : recall.mismatch() * (1 + trace.differs(own));
        double activation = activation(seen.getKey(), trace, dice) - less;
        active.merge(card.of(kind), activation, Math::max);
        if (activation > most) {
          most = activation;
          first = card.of(kind);
        }
      }
    }
    if (first != null) {
      double sum = 0;
      for (double activation : active.values()) {
        sum += StrictMath.exp((activation - most) / Recall.NOISE);
      }
      features.put(first, 1 / sum);
    }
  }

  /** Logistic, about nothing. */
  private static double noise(Dice dice) {
    double chance = (dice.below(1 << 20) + 0.5) / (1 << 20);
    return Recall.NOISE * StrictMath.log(chance / (1 - chance));
  }
}
