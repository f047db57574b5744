package lethe.engine.games.ravens;

import java.util.Optional;
import lethe.engine.kit.Vocabulary;

/** The ways to win a match. Rule book: Final score. */
public enum Ending {
  NORMAL,
  GOOD,
  HAPPY;

  private static final int MIN_GOOD_SCORE = 4;
  private static final int MIN_HAPPY_SCORE = 11;
  private static final int MIN_HAPPY_RAVENS_DEFEATED = 2;

  public static Ending of(int score, int ravensDefeated) {
    if (score >= HAPPY.minimumScore() && ravensDefeated >= HAPPY.minimumRavensDefeated()) {
      return HAPPY;
    }
    return score >= GOOD.minimumScore() ? GOOD : NORMAL;
  }

  /** Returns the next better ending; empty for the best ending. */
  public Optional<Ending> nextBetter() {
    return switch (this) {
      case NORMAL -> Optional.of(GOOD);
      case GOOD -> Optional.of(HAPPY);
      case HAPPY -> Optional.empty();
    };
  }

  public int minimumScore() {
    return switch (this) {
      case NORMAL -> 0;
      case GOOD -> MIN_GOOD_SCORE;
      case HAPPY -> MIN_HAPPY_SCORE;
    };
  }

  /** Returns the minimum number of defeated ravens for this ending. */
  public int minimumRavensDefeated() {
    return this == HAPPY ? MIN_HAPPY_RAVENS_DEFEATED : 0;
  }

  public String outcomeName() {
    return Vocabulary.keyword(this) + "-ending";
  }
}
