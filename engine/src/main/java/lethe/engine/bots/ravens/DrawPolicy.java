package lethe.engine.bots.ravens;

import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.View;

/** Decides when Feth stops drawing. */
final class DrawPolicy {
  /**
   * The maximum number of cards to draw in a round of the first two batches if enough of them can
   * be placed.
   */
  private static final int MAX_DRAWS_PER_ROUND = 3;

  private static final int DRAWS_IN_LAST_BATCH = 10;
  private static final int MIN_PLACEABLE = 2;
  private static final int SUFFICIENT_PLACEABLE = 4;

  private DrawPolicy() {}

  /**
   * Returns whether Feth should stop drawing. Draws within the safety zone cost nothing; a fifth
   * raven would lose the match.
   */
  static boolean hasDrawnEnough(View view) {
    int drawnCount = view.piles().line().size();
    long placeableCount =
        view.piles().line().stream()
            .filter(piece -> piece instanceof Card card && view.atman().canPlace(card))
            .count();
    boolean isLastBatch = view.progress().isLastBatch();
    int ravens =
        view.countRavens(RavenStatus.STANDING)
            + view.landingRavens().size()
            + (isLastBatch ? 0 : view.countRavens(RavenStatus.CHASED));
    if (placeableCount == 0 || drawnCount < view.progress().safetyZone()) {
      return false;
    }
    if (ravens >= Color.COUNT - 1) {
      return true;
    }
    if (isLastBatch) {
      return drawnCount >= DRAWS_IN_LAST_BATCH
          || drawnCount * roundsInLastBatch(view) >= view.piles().deckSize() + drawnCount;
    }
    int drawsPerRound = drawsPerRound(view);
    return placeableCount >= SUFFICIENT_PLACEABLE
        || (placeableCount >= Math.min(MIN_PLACEABLE, drawsPerRound)
            && drawnCount >= drawsPerRound);
  }

  /** Returns the number of cards to draw in a round of the first two batches. */
  static int drawsPerRound(View view) {
    int cards = view.piles().deckSize() + view.piles().line().size();
    return Math.clamp(cards / roundsToPlan(view), 1, MAX_DRAWS_PER_ROUND);
  }

  /**
   * Returns the number of rounds, including the current one, for which the rest of the deck should
   * last in the first two batches.
   */
  static int roundsToPlan(View view) {
    return 2 * (int) view.poem().rows().stream().filter(row -> !row.complete()).count() + 2;
  }

  /** Returns the number of rounds that the last batch can still have, including the current one. */
  static int roundsInLastBatch(View view) {
    return Math.max(1, view.poem().rows().size() + 1 - view.progress().round());
  }
}
