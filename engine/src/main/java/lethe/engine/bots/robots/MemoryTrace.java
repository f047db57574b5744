package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;

/**
 * The memory of one card.
 *
 * @param looks the times at which the card was looked at, in seconds after the start of the
 *     memorizing phase
 */
record MemoryTrace(Face.Up card, List<Double> looks) {
  MemoryTrace {
    looks = List.copyOf(looks);
  }

  /** Returns this trace with another look at this time, in seconds. */
  MemoryTrace withLook(double time) {
    List<Double> newLooks = new ArrayList<>(looks);
    newLooks.add(time);
    return new MemoryTrace(card, newLooks);
  }

  /** Returns the activation: the logarithm of the sum of the decayed looks. */
  double activation(double currentTime) {
    double sum = 0;
    for (double look : looks) {
      sum += StrictMath.pow(currentTime - look, -RecallModel.DECAY);
    }
    return StrictMath.log(sum);
  }

  /**
   * Returns the number of features in which two cards differ; 3 if at least one of them is a short
   * circuit.
   */
  int differingFeatures(MemoryTrace other) {
    if (!(card instanceof Card mine) || !(other.card instanceof Card theirs)) {
      return 3;
    }
    int count = 0;
    for (Feature feature : mine.features()) {
      count += theirs.has(feature) ? 0 : 1;
    }
    return count;
  }
}
