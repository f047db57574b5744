package lethe.engine.games.ravens;

import lethe.engine.kit.Vocabulary;

/** How a match is won. Rule book: Final score. */
public enum Ending {
  NORMAL,
  GOOD,
  HAPPY;

  private static final int GOOD_FROM = 4;
  private static final int HAPPY_FROM = 11;
  private static final int HAPPY_RAVENS = 2;

  public static Ending of(int score, int ravensDefeated) {
    if (score >= HAPPY_FROM && ravensDefeated >= HAPPY_RAVENS) {
      return HAPPY;
    }
    return score >= GOOD_FROM ? GOOD : NORMAL;
  }

  public String how() {
    return Vocabulary.keyword(this) + "-ending";
  }
}
