package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** Enumerates all possible hearts of a poem in all orders. */
final class HeartOrderEnumerator {
  /** The factor by which an order is more likely if Ren's bot would have chosen it. */
  private static final double OWN_ORDER_FACTOR = 50;

  private final List<RowView> rows;
  private final boolean isLastBatch;
  private final HeartKindCounts remainingCounts;

  /** The sets of colors that the hearts cannot have, one bit each. */
  private final int refutedColorSets;

  private final List<HeartGuess> guesses = new ArrayList<>();

  /** The weights of the guesses; the array may be longer than the list. */
  private double[] weights = new double[64];

  private HeartOrderEnumerator(View view, HeartKindCounts kindCounts) {
    this.rows = view.poem().rows();
    this.isLastBatch = view.progress().isLastBatch();
    this.remainingCounts = kindCounts;
    this.refutedColorSets =
        view.poem().refutedColorSets().stream()
            .mapToInt(set -> 1 << set.mask())
            .reduce(0, (bits, bit) -> bits | bit);
  }

  /**
   * Returns all hearts that are consistent with public information, with probabilities that reflect
   * how Ren orders her hearts, but not yet what she has taken.
   */
  static HeartDistribution distribution(View view, HeartKindCounts kindCounts) {
    HeartOrderEnumerator enumerator = new HeartOrderEnumerator(view, kindCounts);
    enumerator.add(0, new HeartGuess(0, 0, 0), 1);
    return HeartDistribution.of(
        enumerator.guesses, Arrays.copyOf(enumerator.weights, enumerator.guesses.size()));
  }

  private void add(int row, HeartGuess guess, double weight) {
    if (row < rows.size()) {
      addHearts(row, guess, weight);
    } else if ((refutedColorSets & 1 << guess.colorSet()) == 0) {
      boolean inOrder = HeartOrder.isRensOrder(guess, rows.size(), isLastBatch);
      int count = guesses.size();
      if (count == weights.length) {
        weights = Arrays.copyOf(weights, 2 * count);
      }
      weights[count] = inOrder ? weight * OWN_ORDER_FACTOR : weight;
      guesses.add(guess);
    }
  }

  private void addHearts(int row, HeartGuess guess, double weight) {
    HeartView heart = rows.get(row).heart();
    if (heart.card() instanceof Face.Up(Card card)) {
      add(row + 1, guess.withHeart(row, card.color().index(), card.number()), weight);
      return;
    }
    for (int color = 0; color < Color.COUNT; color++) {
      if ((heart.excludedColors().mask() & (1 << color)) != 0) {
        continue;
      }
      for (int number = heart.minNumber();
          number <= Math.min(heart.maxNumber(), RuleNumbers.MAX_NUMBER);
          number++) {
        int count = remainingCounts.take(color, number);
        if (count > 0) {
          add(row + 1, guess.withHeart(row, color, number), weight * count);
        }
        remainingCounts.put(color, number);
      }
    }
  }
}
