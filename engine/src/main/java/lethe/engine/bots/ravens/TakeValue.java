package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * Ren's preferences among possible takes, given her hearts. Feth uses the same preferences to
 * decide what to offer, and to interpret her choices.
 */
record TakeValue(RenPreferences taste) {
  /** A number that is larger than any count. */
  static final int NEVER = 1_000;

  /** The value of losing the match. */
  static final double RUIN = -12;

  private static final double FINISHES = 20;
  private static final double COMPLETES = 3;
  private static final double GROWS = 1;
  private static final double LEAVES_WHAT_COMPLETES = 1;
  private static final double LEAVES_WHAT_COMPLETES_THE_NEXT = 1.9;
  private static final double LEAVES_NOTHING_FOR_THE_LAST_BATCH = -4;
  private static final double TAKES_STRANGER = 1;
  private static final double TAKES_ANOTHER_HEARTS_COLOR = 0.2;
  private static final double WASTES = -1.5;
  private static final double USES_SCORE_CARDS = -0.35;
  private static final double NUMBER_LEFT = 0.22;

  /**
   * The value of a visible card whose color is not among the hearts, and the additional value near
   * the end.
   */
  private static final double STRANGER = -0.4;

  private static final double STRANGER_AT_LAST = -0.9;

  /**
   * The value of a color of the hearts that is not visible, and the additional value near the end.
   */
  private static final double MISSING = -0.4;

  private static final double MISSING_AT_LAST = -1.4;

  double best(PoemProgress poem, HeartGuess guess, List<PossibleTake> takes) {
    double best = Double.NEGATIVE_INFINITY;
    for (PossibleTake take : takes) {
      best = Math.max(best, of(poem, guess, take));
    }
    return best;
  }

  double of(PoemProgress poem, HeartGuess guess, PossibleTake take) {
    double best = 2 * RUIN;
    for (CardSummary left : take.left()) {
      best = Math.max(best, of(poem, guess, take.color(), take.number(), left));
    }
    return best;
  }

  private double of(PoemProgress poem, HeartGuess guess, int color, int number, CardSummary left) {
    boolean stranger = guess.isStranger(color);
    double discarded = stranger ? TAKES_STRANGER : TAKES_ANOTHER_HEARTS_COLOR;
    if (poem.complete()) {
      return finished(poem, guess, left, discarded);
    }
    int row = poem.current();
    int lacks = poem.lacks(guess, row);
    boolean placed = number <= lacks;
    int after = placed ? lacks - number : lacks;
    boolean completed = poem.fills(after);
    double value = discarded;
    if (placed && guess.color(row) == color) {
      value = poem.isDown(row) ? turnsHeart(poem) : 0;
    }
    if (completed) {
      return value + completed(poem, guess, left, after);
    }
    if (poem.last()) {
      return RUIN;
    }
    value += placed ? GROWS + (left.hasNumber(after) ? LEAVES_WHAT_COMPLETES : 0) : WASTES;
    return value + atman(guess, left, stage(poem, row));
  }

  private double turnsHeart(PoemProgress poem) {
    return poem.last() ? taste.turnsHeartAtLast() : taste.turnsHeart();
  }

  /**
   * Values a completed row.
   *
   * @param scored the total of the score cards used
   */
  private double completed(PoemProgress poem, HeartGuess guess, CardSummary left, int scored) {
    double value =
        COMPLETES
            + (scored > 0 ? USES_SCORE_CARDS + taste.scoreCard() * poem.scoreCards(scored) : 0);
    int row = poem.current() + 1;
    if (poem.completesNext(guess, poem.current())) {
      value += COMPLETES;
      row++;
    }
    if (row == poem.rows()) {
      return finished(poem, guess, left, value);
    }
    if (completable(poem, poem.lacks(guess, row), left)) {
      value += LEAVES_WHAT_COMPLETES_THE_NEXT;
    } else if (poem.last()) {
      value += LEAVES_NOTHING_FOR_THE_LAST_BATCH;
    }
    return value + atman(guess, left, stage(poem, row));
  }

  /** Values a completed poem, which depends on whether the Atman is right. */
  private double finished(PoemProgress poem, HeartGuess guess, CardSummary left, double value) {
    int wrong = left.strangers(guess.set()) + left.missing(guess.set());
    if (wrong == 0) {
      return value + finishes(poem);
    }
    return poem.last() ? RUIN + value - wrong : value + atman(guess, left, 1);
  }

  private double finishes(PoemProgress poem) {
    return poem.last() || !poem.deckLasts()
        ? FINISHES
        : taste.finishes() - taste.sleepingHeart() * Integer.bitCount(poem.down());
  }

  /** Values the colors of the Atman, which matter more the closer the poem is to its end. */
  private static double atman(HeartGuess guess, CardSummary left, double stage) {
    double near = stage * stage;
    return NUMBER_LEFT * Integer.bitCount(left.numbers())
        + left.strangers(guess.set()) * (STRANGER + STRANGER_AT_LAST * near)
        + left.missing(guess.set()) * (MISSING + MISSING_AT_LAST * near);
  }

  /** Returns the value of a chunk that could stay. */
  static double chunk(PoemProgress poem, HeartGuess guess, List<LaidCard> showing) {
    CardSummary summary = CardSummary.of(showing);
    return 0.1 * showing.size()
        + 0.15 * Integer.bitCount(summary.numbers())
        + atman(guess, summary, stage(poem, poem.current()));
  }

  private static double stage(PoemProgress poem, int row) {
    return (double) row / poem.rows();
  }

  private static boolean completable(PoemProgress poem, int lacks, CardSummary left) {
    for (int number = 1; number <= RuleNumbers.MAX_NUMBER; number++) {
      if (left.hasNumber(number) && poem.fills(number <= lacks ? lacks - number : lacks)) {
        return true;
      }
    }
    return false;
  }
}
