package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * Ren's preferences among possible takes, given her hearts. Feth uses the same preferences to
 * decide what to offer, and to interpret her choices.
 */
record TakeValue(RenPreferences preferences) {
  /** A number that is larger than any count. */
  static final int IMPOSSIBLE = 1_000;

  /** The value of losing the match. */
  static final double RUIN = -12;

  private static final double FINISHES_BATCH = 20;
  private static final double COMPLETES = 3;
  private static final double GROWS = 1;
  private static final double LEAVES_WHAT_COMPLETES = 1;
  private static final double LEAVES_WHAT_COMPLETES_THE_NEXT = 1.9;
  private static final double LEAVES_NOTHING_FOR_THE_LAST_BATCH = -4;
  private static final double TAKES_OFF_COLOR = 1;
  private static final double TAKES_ANOTHER_HEARTS_COLOR = 0.2;
  private static final double WASTES = -1.5;
  private static final double USES_SCORE_CARDS = -0.35;
  private static final double NUMBER_LEFT = 0.22;

  /**
   * The value of a visible card whose color is not among the hearts, and the additional value near
   * the end.
   */
  private static final double OFF_COLOR = -0.4;

  private static final double OFF_COLOR_AT_LAST = -0.9;

  /**
   * The value of a color of the hearts that is not visible, and the additional value near the end.
   */
  private static final double MISSING = -0.4;

  private static final double MISSING_AT_LAST = -1.4;

  double best(PoemProgress poem, HeartGuess guess, List<PossibleTake> takes) {
    double best = Double.NEGATIVE_INFINITY;
    for (PossibleTake take : takes) {
      best = Math.max(best, value(poem, guess, take));
    }
    return best;
  }

  double value(PoemProgress poem, HeartGuess guess, PossibleTake take) {
    double best = 2 * RUIN;
    for (CardSummary leftCards : take.remainingChunks()) {
      best = Math.max(best, value(poem, guess, take.color(), take.number(), leftCards));
    }
    return best;
  }

  private double value(
      PoemProgress poem, HeartGuess guess, int color, int number, CardSummary leftCards) {
    boolean isOffColor = guess.isOffColor(color);
    double discarded = isOffColor ? TAKES_OFF_COLOR : TAKES_ANOTHER_HEARTS_COLOR;
    if (poem.isComplete()) {
      return completePoemValue(poem, guess, leftCards, discarded);
    }
    int row = poem.current();
    int remaining = poem.remaining(guess, row);
    boolean isPlaced = number <= remaining;
    int remainingAfter = isPlaced ? remaining - number : remaining;
    boolean isCompleted = poem.canFill(remainingAfter);
    double value = discarded;
    if (isPlaced && guess.color(row) == color) {
      value = poem.isDown(row) ? turnsHeartValue(poem) : 0;
    }
    if (isCompleted) {
      return value + completedRowValue(poem, guess, leftCards, remainingAfter);
    }
    if (poem.isLastBatch()) {
      return RUIN;
    }
    value +=
        isPlaced
            ? GROWS + (leftCards.hasNumber(remainingAfter) ? LEAVES_WHAT_COMPLETES : 0)
            : WASTES;
    return value + atmanValue(guess, leftCards, progress(poem, row));
  }

  private double turnsHeartValue(PoemProgress poem) {
    return poem.isLastBatch() ? preferences.turnsHeartAtLast() : preferences.turnsHeart();
  }

  /**
   * Values a completed row.
   *
   * @param scoreTotal the total of the score cards used
   */
  private double completedRowValue(
      PoemProgress poem, HeartGuess guess, CardSummary leftCards, int scoreTotal) {
    double value =
        COMPLETES
            + (scoreTotal > 0
                ? USES_SCORE_CARDS + preferences.scoreCard() * poem.minScoreCards(scoreTotal)
                : 0);
    int row = poem.current() + 1;
    if (poem.completesNext(guess, poem.current())) {
      value += COMPLETES;
      row++;
    }
    if (row == poem.rows()) {
      return completePoemValue(poem, guess, leftCards, value);
    }
    if (canComplete(poem, poem.remaining(guess, row), leftCards)) {
      value += LEAVES_WHAT_COMPLETES_THE_NEXT;
    } else if (poem.isLastBatch()) {
      value += LEAVES_NOTHING_FOR_THE_LAST_BATCH;
    }
    return value + atmanValue(guess, leftCards, progress(poem, row));
  }

  /** Values a completed poem, which depends on whether the Atman is right. */
  private double completePoemValue(
      PoemProgress poem, HeartGuess guess, CardSummary leftCards, double value) {
    int wrong =
        leftCards.offColorCards(guess.colorSet()) + leftCards.missingColors(guess.colorSet());
    if (wrong == 0) {
      return value + finishValue(poem);
    }
    return poem.isLastBatch() ? RUIN + value - wrong : value + atmanValue(guess, leftCards, 1);
  }

  private double finishValue(PoemProgress poem) {
    return poem.isLastBatch() || !poem.hasSpareCards()
        ? FINISHES_BATCH
        : preferences.finishes()
            - preferences.sleepingHeart() * Integer.bitCount(poem.faceDownRows());
  }

  /** Values the colors of the Atman, which matter more the closer the poem is to its end. */
  private static double atmanValue(HeartGuess guess, CardSummary leftCards, double progress) {
    double near = progress * progress;
    return NUMBER_LEFT * Integer.bitCount(leftCards.numbers())
        + leftCards.offColorCards(guess.colorSet()) * (OFF_COLOR + OFF_COLOR_AT_LAST * near)
        + leftCards.missingColors(guess.colorSet()) * (MISSING + MISSING_AT_LAST * near);
  }

  /** Returns the value of a chunk that could stay. */
  static double chunkValue(PoemProgress poem, HeartGuess guess, List<LaidCard> visible) {
    CardSummary summary = CardSummary.of(visible);
    return 0.1 * visible.size()
        + 0.15 * Integer.bitCount(summary.numbers())
        + atmanValue(guess, summary, progress(poem, poem.current()));
  }

  private static double progress(PoemProgress poem, int row) {
    return (double) row / poem.rows();
  }

  private static boolean canComplete(PoemProgress poem, int remaining, CardSummary leftCards) {
    for (int number = 1; number <= RuleNumbers.MAX_NUMBER; number++) {
      if (leftCards.hasNumber(number)
          && poem.canFill(number <= remaining ? remaining - number : remaining)) {
        return true;
      }
    }
    return false;
  }
}
