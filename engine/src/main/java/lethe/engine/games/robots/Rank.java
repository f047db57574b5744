package lethe.engine.games.robots;

import java.util.Optional;
import lethe.engine.kit.Vocabulary;

/** How well somebody did who played alone, by quarters of what was to be had. */
public enum Rank {
  HUMAN,
  CYBORG,
  ANDROID,
  ROBOT;

  private static final int QUARTERS = 4;

  /** The rank of so many points out of so many. */
  public static Rank of(int points, int perfect) {
    return values()[Math.min(ROBOT.ordinal(), QUARTERS * points / perfect)];
  }

  /** The fewest points out of so many that reach it. */
  public int least(int perfect) {
    return (ordinal() * perfect + QUARTERS - 1) / QUARTERS;
  }

  /** The rank above this one; none above the best. */
  public Optional<Rank> better() {
    return this == ROBOT ? Optional.empty() : Optional.of(values()[ordinal() + 1]);
  }

  /** {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
