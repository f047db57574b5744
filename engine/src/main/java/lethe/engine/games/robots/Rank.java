package lethe.engine.games.robots;

import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.kit.Vocabulary;

/** The rank of a solo player, by quarters of the maximum score. */
public enum Rank {
  HUMAN(0),
  CYBORG(1),
  ANDROID(2),
  ROBOT(3);

  private static final int TOTAL_QUARTERS = 4;

  /** The number of quarters of the maximum score that this rank requires. */
  private final int requiredQuarters;

  Rank(int requiredQuarters) {
    this.requiredQuarters = requiredQuarters;
  }

  /** Returns the rank for a score. */
  public static Rank forScore(int score, int maxScore) {
    return Stream.of(values())
        .filter(rank -> rank.minScore(maxScore) <= score)
        .reduce(HUMAN, (_, higher) -> higher);
  }

  /** Returns the minimum score for this rank. */
  public int minScore(int maxScore) {
    return (requiredQuarters * maxScore + TOTAL_QUARTERS - 1) / TOTAL_QUARTERS;
  }

  /** Returns the next higher rank; empty for the highest rank. */
  public Optional<Rank> nextHigher() {
    return Stream.of(values()).filter(rank -> rank.requiredQuarters > requiredQuarters).findFirst();
  }

  /** Returns the word for this rank, such as {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
