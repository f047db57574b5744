package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.Collectors;

/** A player's statement of what a card is. */
public sealed interface Claim {
  /**
   * A claim that the card is a memory card with these features.
   *
   * @param features one to three features, each of a different kind
   */
  record Named(List<Feature> features) implements Claim {
    @Override
    public boolean fits(Face.Up card) {
      return card instanceof Card memory && features.stream().allMatch(memory::has);
    }

    /** Rule book: Scoring. */
    @Override
    public int worth() {
      return WORTH.get(features.size());
    }

    @Override
    public String toString() {
      return features.stream().map(Feature::word).collect(Collectors.joining(" "));
    }
  }

  /** A claim that the card is a short circuit. */
  record ShortCircuit() implements Claim {
    @Override
    public boolean fits(Face.Up card) {
      return card instanceof ShortCircuitCard;
    }

    @Override
    public int worth() {
      return 0;
    }

    @Override
    public String toString() {
      return "short circuit";
    }
  }

  /** The points for a correct claim, indexed by the number of features. */
  List<Integer> WORTH = List.of(0, 1, 3, 6);

  /** Returns whether the claim is correct. A claim that is wrong in part is wrong. */
  boolean fits(Face.Up card);

  /** Returns the points for a correct claim. */
  int worth();
}
