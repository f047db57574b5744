package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.Collectors;

/** What somebody says a card is. */
public sealed interface Claim {
  /**
   * A memory card with these features.
   *
   * @param features one to three, each of another kind
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

  /** A short circuit. */
  record Shorted() implements Claim {
    @Override
    public boolean fits(Face.Up card) {
      return card instanceof Circuit;
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

  /** What so many features, all right, are worth. */
  List<Integer> WORTH = List.of(0, 1, 3, 6);

  /** Whether it is right about this card: all of it, or it counts as wrong. */
  boolean fits(Face.Up card);

  /** The points for being right. */
  int worth();
}
