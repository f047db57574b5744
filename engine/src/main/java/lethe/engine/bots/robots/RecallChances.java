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
 * @param chances the probabilities that the first one, two and three features are all correct; for
 *     a short circuit, the single probability that it is recalled
 */
public record RecallChances(Face.Up card, List<Evaluation.Chance> chances) {
  private static final int SIMULATIONS = 400;

  /** Returns the estimate for a card; empty if the observations do not contain it. */
  public static Optional<RecallChances> of(List<Observation> observations, Place place, Rng rng) {
    int[] correctCounts = new int[Feature.Kind.values().length];
    Optional<Face.Up> card = Optional.empty();
    for (int i = 0; i < SIMULATIONS; i++) {
      CardMemory memory = new CardMemory(RecallModel.ATTENTIVE, rng.derive("memory " + i));
      observations.forEach(memory::observe);
      card = memory.cardSeen(place);
      if (card.isEmpty()) {
        return Optional.empty();
      }
      int correct = correctCount(memory.recollection(place), card.get());
      for (int count = 0; count < correct; count++) {
        correctCounts[count]++;
      }
    }
    List<Evaluation.Chance> chances =
        Arrays.stream(correctCounts)
            .mapToObj(correctCount -> Evaluation.Chance.fromSample(correctCount, SIMULATIONS))
            .toList();
    return card.map(
        face -> new RecallChances(face, face instanceof Card ? chances : chances.subList(0, 1)));
  }

  /**
   * Returns the number of correct features before the first that is wrong or missing, most certain
   * first; for a short circuit, 1 if it is recalled and 0 if not.
   */
  private static int correctCount(Recollection recollection, Face.Up card) {
    if (!(card instanceof Card memoryCard)) {
      return recollection.isCircuit() ? 1 : 0;
    }
    List<Feature> mostCertain =
        recollection.features().entrySet().stream()
            .sorted((a, b) -> Double.compare(b.getValue(), a.getValue()))
            .map(entry -> entry.getKey())
            .toList();
    int correct = 0;
    while (correct < mostCertain.size() && memoryCard.has(mostCertain.get(correct))) {
      correct++;
    }
    return correct;
  }
}
