package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.Collectors;

/** A player's statement about the identity of a card. */
public sealed interface Claim {
  /**
   * A claim that the card is a memory card with these features.
   *
   * @param features one to three features, each of a different kind
   */
  record Named(List<Feature> features) implements Claim {
    @Override
    public boolean isCorrectFor(Face.Up face) {
      return face instanceof Card memory && features.stream().allMatch(memory::has);
    }

    /** Rule book: Scoring. */
    @Override
    public int points() {
      return POINTS.get(features.size());
    }

    @Override
    public String toString() {
      return features.stream().map(Feature::word).collect(Collectors.joining(" "));
    }
  }

  /** A claim that the card is a short circuit. */
  record ShortCircuit() implements Claim {
    @Override
    public boolean isCorrectFor(Face.Up card) {
      return card instanceof ShortCircuitCard;
    }

    @Override
    public int points() {
      return 0;
    }

    @Override
    public String toString() {
      return "short circuit";
    }
  }

  /** The points for a correct claim, indexed by the number of features. */
  List<Integer> POINTS = List.of(0, 1, 3, 6);

  /**
   * Returns whether the claim is correct for this card. A claim that is only partly correct is
   * incorrect.
   */
  boolean isCorrectFor(Face.Up card);

  /**
   * Returns the points for a correct claim: 0 for a short circuit, for which only a solo player
   * earns a point.
   */
  int points();
}
