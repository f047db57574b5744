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

  private static final int QUARTERS = 4;

  private final int quarters;

  Rank(int quarters) {
    this.quarters = quarters;
  }

  /** Returns the rank for a score. */
  public static Rank forScore(int score, int maxScore) {
    return Stream.of(values())
        .filter(rank -> rank.minScore(maxScore) <= score)
        .reduce(HUMAN, (_, higher) -> higher);
  }

  /** Returns the minimum score for this rank. */
  public int minScore(int maxScore) {
    return (quarters * maxScore + QUARTERS - 1) / QUARTERS;
  }

  /** Returns the next higher rank; empty for the highest rank. */
  public Optional<Rank> nextHigher() {
    return Stream.of(values()).filter(rank -> rank.quarters > quarters).findFirst();
  }

  /** Returns the word for this rank, such as {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
