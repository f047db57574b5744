package lethe.engine.games.robots;

import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.kit.Vocabulary;

/** How well somebody did who played alone, by quarters of what was to be had. */
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

  /** The rank of so many points out of so many. */
  public static Rank of(int points, int perfect) {
    return Stream.of(values())
        .filter(rank -> rank.least(perfect) <= points)
        .reduce(HUMAN, (_, higher) -> higher);
  }

  /** The fewest points out of so many that reach it. */
  public int least(int perfect) {
    return (quarters * perfect + ALL - 1) / ALL;
  }

  /** The rank above this one; none above the best. */
  public Optional<Rank> better() {
    return Stream.of(values()).filter(rank -> rank.quarters > quarters).findFirst();
  }

  /** {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
