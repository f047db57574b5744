package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * Ren's preferences among possible takes, given her hearts. Feth uses the same preferences to
 * decide what to offer, and to interpret her choices.
 */
record TakeValue(RenPreferences preferences) {
  /** A number of cards larger than any possible count. */
  static final int IMPOSSIBLE = 1_000;

  /** The value of losing the match. */
  static final double LOSS = -12;

  private static final double BATCH_FINISHED = 20;
  private static final double ROW_COMPLETED = 3;
  private static final double ROW_EXTENDED = 1;
  private static final double COMPLETING_NUMBER_VISIBLE = 1;
  private static final double NEXT_ROW_COMPLETABLE = 1.9;
  private static final double NEXT_ROW_NOT_COMPLETABLE = -4;
  private static final double OFF_COLOR_REMOVED = 1;
  private static final double HEART_COLOR_REMOVED = 0.2;
  private static final double CARD_WASTED = -1.5;
  private static final double SCORE_CARDS_USED = -0.35;
  private static final double NUMBER_VISIBLE = 0.22;

  /** The value of a visible card whose color is not among the hearts. */
  private static final double OFF_COLOR = -0.4;

  /** The additional value of an off-color card when the poem is complete. */
  private static final double OFF_COLOR_NEAR_END = -0.9;

  /** The value of a color of the hearts that is not visible. */
  private static final double MISSING_COLOR = -0.4;

  /** The additional value of a missing color when the poem is complete. */
  private static final double MISSING_COLOR_NEAR_END = -1.4;

  double bestValue(PoemProgress poem, HeartGuess guess, List<PossibleTake> takes) {
    double best = Double.NEGATIVE_INFINITY;
    for (PossibleTake take : takes) {
      best = Math.max(best, value(poem, guess, take));
    }
    return best;
  }

  double value(PoemProgress poem, HeartGuess guess, PossibleTake take) {
    double best = 2 * LOSS;
    for (CardSummary remainingCards : take.remainingChunks()) {
      best = Math.max(best, value(poem, guess, take.color(), take.number(), remainingCards));
    }
    return best;
  }

  private double value(
      PoemProgress poem, HeartGuess guess, int color, int number, CardSummary remainingCards) {
    boolean isOffColor = guess.isOffColor(color);
    double removalValue = isOffColor ? OFF_COLOR_REMOVED : HEART_COLOR_REMOVED;
    if (poem.isComplete()) {
      return completePoemValue(poem, guess, remainingCards, removalValue);
    }
    int row = poem.currentRow();
    int missingTotal = poem.missingTotal(guess, row);
    boolean isPlaced = number <= missingTotal;
    int missingTotalAfter = isPlaced ? missingTotal - number : missingTotal;
    boolean canComplete = poem.canFill(missingTotalAfter);
    double value = removalValue;
    if (isPlaced && guess.color(row) == color) {
      value = poem.isFaceDown(row) ? turnedHeartValue(poem) : 0;
    }
    if (canComplete) {
      return value + completedRowValue(poem, guess, remainingCards, missingTotalAfter);
    }
    if (poem.isLastBatch()) {
      return LOSS;
    }
    value +=
        isPlaced
            ? ROW_EXTENDED
                + (remainingCards.hasNumber(missingTotalAfter) ? COMPLETING_NUMBER_VISIBLE : 0)
            : CARD_WASTED;
    return value + atmanValue(guess, remainingCards, progress(poem, row));
  }

  private double turnedHeartValue(PoemProgress poem) {
    return poem.isLastBatch() ? preferences.turnedHeartInLastBatch() : preferences.turnedHeart();
  }

  /**
   * Returns the value of a completed row.
   *
   * @param scoreTotal the total of the score cards used
   */
  private double completedRowValue(
      PoemProgress poem, HeartGuess guess, CardSummary remainingCards, int scoreTotal) {
    double value =
        ROW_COMPLETED
            + (scoreTotal > 0
                ? SCORE_CARDS_USED + preferences.scoreCard() * poem.minScoreCards(scoreTotal)
                : 0);
    int row = poem.currentRow() + 1;
    if (poem.completesNextRow(guess, poem.currentRow())) {
      value += ROW_COMPLETED;
      row++;
    }
    if (row == poem.rows()) {
      return completePoemValue(poem, guess, remainingCards, value);
    }
    if (canComplete(poem, poem.missingTotal(guess, row), remainingCards)) {
      value += NEXT_ROW_COMPLETABLE;
    } else if (poem.isLastBatch()) {
      value += NEXT_ROW_NOT_COMPLETABLE;
    }
    return value + atmanValue(guess, remainingCards, progress(poem, row));
  }

  /**
   * Returns the value of a take after which the poem is complete, depending on how well the colors
   * of the Atman match the hearts.
   *
   * @param value the value of the take without regard to these colors
   */
  private double completePoemValue(
      PoemProgress poem, HeartGuess guess, CardSummary remainingCards, double value) {
    int mismatches =
        remainingCards.offColorCardCount(guess.colorSet())
            + remainingCards.missingColorCount(guess.colorSet());
    if (mismatches == 0) {
      return value + finishValue(poem);
    }
    return poem.isLastBatch()
        ? LOSS + value - mismatches
        : value + atmanValue(guess, remainingCards, 1);
  }

  private double finishValue(PoemProgress poem) {
    return poem.isLastBatch() || !poem.hasSpareCards()
        ? BATCH_FINISHED
        : preferences.finishedBatch()
            - preferences.faceDownHeart() * Integer.bitCount(poem.faceDownRows());
  }

  /**
   * Returns the value of the visible cards of the Atman. Their colors matter more the closer the
   * poem is to completion.
   */
  private static double atmanValue(HeartGuess guess, CardSummary remainingCards, double progress) {
    double progressSquared = progress * progress;
    return NUMBER_VISIBLE * Integer.bitCount(remainingCards.numbers())
        + remainingCards.offColorCardCount(guess.colorSet())
            * (OFF_COLOR + OFF_COLOR_NEAR_END * progressSquared)
        + remainingCards.missingColorCount(guess.colorSet())
            * (MISSING_COLOR + MISSING_COLOR_NEAR_END * progressSquared);
  }

  /** Returns the value of keeping a chunk of the Atman. */
  static double chunkValue(PoemProgress poem, HeartGuess guess, List<LaidCard> visibleCards) {
    CardSummary summary = CardSummary.of(visibleCards);
    return 0.1 * visibleCards.size()
        + 0.15 * Integer.bitCount(summary.numbers())
        + atmanValue(guess, summary, progress(poem, poem.currentRow()));
  }

  private static double progress(PoemProgress poem, int row) {
    return (double) row / poem.rows();
  }

  private static boolean canComplete(
      PoemProgress poem, int missingTotal, CardSummary remainingCards) {
    for (int number = 1; number <= RuleNumbers.MAX_NUMBER; number++) {
      if (remainingCards.hasNumber(number)
          && poem.canFill(number <= missingTotal ? missingTotal - number : missingTotal)) {
        return true;
      }
    }
    return false;
  }
}
