package lethe.engine.bots.robots;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Feature;

/**
 * What comes to mind of one card that lies face down.
 *
 * @param circuit whether it is thought to be a short circuit
 * @param features what is thought to be on it, one of a kind at most, and how likely that is right
 */
record Recollection(boolean circuit, Map<Feature, Double> features) {
  static final Recollection BLANK = new Recollection(false, Map.of());
  static final Recollection CIRCUIT = new Recollection(true, Map.of());

  /** How much somebody trusts a team-mate who says what is on a card. */
  private static final double TRUST = 0.9;

  boolean isBlank() {
    return !circuit && features.isEmpty();
  }

  /** What it is after a team-mate's advice, which counts where nothing came to mind. */
  Recollection advised(Claim claim) {
    return switch (claim) {
      case Claim.Shorted() -> isBlank() ? CIRCUIT : this;
      case Claim.Named(List<Feature> named) -> circuit ? this : advised(named);
    };
  }

  private Recollection advised(List<Feature> named) {
    Map<Feature, Double> all = new EnumMap<>(Feature.class);
    all.putAll(features);
    for (Feature feature : named) {
      if (features.keySet().stream().noneMatch(own -> own.kind() == feature.kind())) {
        all.put(feature, TRUST);
      }
    }
    return new Recollection(false, all);
  }

  /** How likely it is this card, beside others. */
  double weight(Card card) {
    double weight = 1;
    for (Map.Entry<Feature, Double> one : features.entrySet()) {
      weight *= card.has(one.getKey()) ? one.getValue() : (1 - one.getValue()) / 3;
    }
    return weight;
  }
}
