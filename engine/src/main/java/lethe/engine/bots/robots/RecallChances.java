package lethe.engine.bots.robots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;

/**
 * The probability that an attentive player recalls one, two and three features of a card, the most
 * certain features first.
 *
 * @param card the card that was seen
 * @param right the probabilities that the first one, two and three features are all correct; for a
 *     short circuit, the single probability that it is recalled
 */
public record RecallChances(Face.Up card, List<Evaluation.Chance> right) {
  /** The number of memories to simulate. */
  private static final int TRIED = 400;

  /** Returns the estimate for a card; empty if the observations do not contain it. */
  public static Optional<RecallChances> of(List<Observation> observations, Place place, Rng rng) {
    int[] right = new int[Feature.Kind.values().length];
    Optional<Face.Up> card = Optional.empty();
    for (int i = 0; i < TRIED; i++) {
      CardMemory memory = new CardMemory(RecallModel.ATTENTIVE, rng.derive("memory " + i));
      observations.forEach(memory::observe);
      card = memory.seen(place);
      if (card.isEmpty()) {
        return Optional.empty();
      }
      int known = known(memory.at(place), card.get());
      for (int count = 0; count < known; count++) {
        right[count]++;
      }
    }
    List<Evaluation.Chance> chances =
        Arrays.stream(right).mapToObj(won -> Evaluation.Chance.fromSample(won, TRIED)).toList();
    return card.map(
        face -> new RecallChances(face, face instanceof Card ? chances : chances.subList(0, 1)));
  }

  /**
   * Returns the number of correct features before the first that is wrong or missing, most certain
   * first.
   */
  private static int known(Recollection recalled, Face.Up card) {
    if (!(card instanceof Card memory)) {
      return recalled.circuit() ? 1 : 0;
    }
    List<Feature> surest =
        recalled.features().entrySet().stream()
            .sorted((a, b) -> Double.compare(b.getValue(), a.getValue()))
            .map(entry -> entry.getKey())
            .toList();
    int known = 0;
    while (known < surest.size() && memory.has(surest.get(known))) {
      known++;
    }
    return known;
  }
}
