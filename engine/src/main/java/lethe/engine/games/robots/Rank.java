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

  private static final int ALL = 4;

  private final int quarters;

  Rank(int quarters) {
    this.quarters = quarters;
  }

  /**
   * Returns the rank for a score.
   *
   * @param perfect the maximum score
   */
  public static Rank of(int points, int perfect) {
    return Stream.of(values())
        .filter(rank -> rank.least(perfect) <= points)
        .reduce(HUMAN, (_, higher) -> higher);
  }

  /**
   * Returns the minimum score for this rank.
   *
   * @param perfect the maximum score
   */
  public int least(int perfect) {
    return (quarters * perfect + ALL - 1) / ALL;
  }

  /** Returns the next higher rank; empty for the highest. */
  public Optional<Rank> better() {
    return Stream.of(values()).filter(rank -> rank.quarters > quarters).findFirst();
  }

  /** Returns the word for this rank, such as {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
