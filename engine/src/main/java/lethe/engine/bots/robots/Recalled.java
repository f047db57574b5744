package lethe.engine.bots.robots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Worth;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;

/**
 * How likely somebody attentive recalls one, two and three features of a card that they have seen,
 * those first of which they are surest.
 *
 * @param card what was seen there
 * @param right how likely that many features are all right, one feature first; of a short circuit
 *     one chance, that it is recalled
 */
public record Recalled(Face.Up card, List<Worth.Chance> right) {
  /** How many memories are tried. */
  private static final int TRIED = 400;

  /** What can be said of a card, if it was seen by whoever was told this. */
  public static Optional<Recalled> of(List<Observation> told, Place place, Rng rng) {
    int[] right = new int[Feature.Kind.values().length];
    Optional<Face.Up> card = Optional.empty();
    for (int i = 0; i < TRIED; i++) {
      Memory memory = new Memory(Recall.ATTENTIVE, rng.stream("memory " + i));
      told.forEach(memory::told);
      card = memory.seen(place);
      if (card.isEmpty()) {
        return Optional.empty();
      }
      int known = known(memory.at(place), card.get());
      for (int count = 0; count < known; count++) {
        right[count]++;
      }
    }
    List<Worth.Chance> chances =
        Arrays.stream(right).mapToObj(won -> Worth.Chance.of(won, TRIED)).toList();
    return card.map(
        face -> new Recalled(face, face instanceof Card ? chances : chances.subList(0, 1)));
  }

  /** How many features are right before the first that is wrong or missing, the surest first. */
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
