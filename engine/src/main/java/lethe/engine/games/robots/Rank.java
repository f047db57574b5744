package lethe.engine.games.robots.rules;

import lethe.engine.kit.Vocabulary;

/** How well somebody did who played alone, by quarters of what was to be had. */
public enum Rank {
  HUMAN,
  CYBORG,
  ANDROID,
  ROBOT;

  /** The rank of so many points out of so many. */
  public static Rank of(int points, int perfect) {
    return values()[Math.min(3, 4 * points / perfect)];
  }

  /** {@code cyborg}. */
  public String word() {
    return Vocabulary.keyword(this);
  }
}
