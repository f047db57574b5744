package lethe.engine.bots.robots;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Feature;

/**
 * A bot's belief about one face-down card.
 *
 * @param isCircuit whether it is believed to be a short circuit
 * @param features the believed features, at most one of each kind, with their probabilities
 */
record Recollection(boolean isCircuit, Map<Feature, Double> features) {
  static final Recollection BLANK = new Recollection(false, Map.of());
  static final Recollection CIRCUIT = new Recollection(true, Map.of());

  /** The probability with which a teammate's suggestion is believed. */
  private static final double TRUST = 0.9;

  boolean isBlank() {
    return !isCircuit && features.isEmpty();
  }

  /**
   * Returns this recollection after a suggestion, which is adopted only for features that were not
   * recalled.
   */
  Recollection withSuggestion(Claim claim) {
    return switch (claim) {
      case Claim.ShortCircuit() -> isBlank() ? CIRCUIT : this;
      case Claim.Named(List<Feature> namedFeatures) ->
          isCircuit ? this : withSuggestion(namedFeatures);
    };
  }

  private Recollection withSuggestion(List<Feature> namedFeatures) {
    Map<Feature, Double> mergedFeatures = new EnumMap<>(Feature.class);
    mergedFeatures.putAll(features);
    for (Feature feature : namedFeatures) {
      if (features.keySet().stream().noneMatch(recalled -> recalled.kind() == feature.kind())) {
        mergedFeatures.put(feature, TRUST);
      }
    }
    return new Recollection(false, mergedFeatures);
  }

  /** Returns the relative likelihood that the remembered card is this one. */
  double weight(Card card) {
    double weight = 1;
    for (Map.Entry<Feature, Double> entry : features.entrySet()) {
      weight *= card.has(entry.getKey()) ? entry.getValue() : (1 - entry.getValue()) / 3;
    }
    return weight;
  }
}
