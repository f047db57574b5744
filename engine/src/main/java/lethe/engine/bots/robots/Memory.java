package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

/** What somebody still knows of the cards that were shown, and has just been advised. */
final class Memory {
  private final Recall recall;
  private final Map<Place, Set<Feature>> features = new LinkedHashMap<>();
  private final Set<Place> circuits = new HashSet<>();
  private final List<Claim> advice = new ArrayList<>();
  private final Dice dice;

  Memory(Recall recall, Rng rng) {
    this.recall = recall;
    this.dice = new Dice(rng);
  }

  void told(Observation observation) {
    switch (observation) {
      case Showed(int _, List<Lay> cards) -> {
        features.clear();
        circuits.clear();
        cards.forEach(this::learn);
      }
      case Called(var _, Place place, var _, Face.Up card, boolean _, int _) -> {
        features.remove(place);
        circuits.remove(place);
        fade(card);
      }
      case Pointed _ -> advice.clear();
      case Suggested(var _, Optional<Claim> claim) -> claim.ifPresent(advice::add);
      case Observation other -> {}
    }
  }

  /** What is known of the card there; nothing, too, if it is known to be a short circuit. */
  Set<Feature> features(Place place) {
    return features.getOrDefault(place, Set.of());
  }

  boolean isCircuit(Place place) {
    return circuits.contains(place);
  }

  /** How many places are known to hold short circuits. */
  int circuits() {
    return circuits.size();
  }

  /** Nothing is known of the card there. */
  boolean isBlank(Place place) {
    return !isCircuit(place) && features(place).isEmpty();
  }

  /** Whether this card is known to lie somewhere else. */
  boolean isElsewhere(Card card, Place place) {
    for (Map.Entry<Place, Set<Feature>> other : features.entrySet()) {
      if (other.getValue().size() == 3
          && other.getValue().contains(card.number())
          && other.getValue().contains(card.color())
          && other.getValue().contains(card.type())
          && !other.getKey().equals(place)) {
        return true;
      }
    }
    return false;
  }

  /** Believes what team-mates said of this card, where it knows no better itself. */
  void heed(Place place) {
    for (Claim claim : advice) {
      switch (claim) {
        case Claim.Shorted() when isBlank(place) -> circuits.add(place);
        case Claim.Named(List<Feature> named) when !isCircuit(place) -> {
          Set<Feature> known = features.computeIfAbsent(place, _ -> EnumSet.noneOf(Feature.class));
          for (Feature feature : named) {
            if (known.stream().noneMatch(own -> own.kind() == feature.kind())) {
              known.add(feature);
            }
          }
        }
        case Claim other -> {}
      }
    }
    advice.clear();
  }

  private void learn(Lay lay) {
    switch (lay.card()) {
      case Circuit() -> {
        if (chance(recall.learned())) {
          circuits.add(lay.place());
        }
      }
      case Card card -> {
        Set<Feature> known = EnumSet.noneOf(Feature.class);
        for (Feature feature : card.features()) {
          if (chance(recall.learned())) {
            known.add(feature);
          }
        }
        features.put(lay.place(), known);
      }
    }
  }

  private void fade(Face.Up turned) {
    for (Set<Feature> known : features.values()) {
      for (Feature feature : Feature.values()) {
        boolean mixed = turned instanceof Card card && card.has(feature);
        if (known.contains(feature) && chance(recall.lost() * (mixed ? 2 : 1))) {
          known.remove(feature);
        }
      }
    }
    for (Place place : List.copyOf(features.keySet())) {
      if (isCircuit(place) && chance(recall.lost() * (turned instanceof Circuit ? 2 : 1))) {
        circuits.remove(place);
      }
    }
  }

  private boolean chance(int thousandths) {
    return dice.below(1000) < thousandths;
  }
}
