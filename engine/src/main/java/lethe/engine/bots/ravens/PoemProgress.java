package lethe.engine.bots.ravens;

import java.util.Arrays;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/**
 * The public progress of the poem.
 *
 * @param currentRow the index of the row being built, from 0; equal to {@code rows} when the poem
 *     is complete
 * @param neededTotals the total that each row still needs without its heart, four bits each
 * @param faceDownRows the rows whose hearts are face down, one bit each
 * @param minScoreCardCounts for each total from 0, the minimum number of score cards with that
 *     total, four bits each
 */
record PoemProgress(
    int currentRow,
    int rows,
    int neededTotals,
    int faceDownRows,
    boolean isLastBatch,
    int minScoreCardCounts,
    int deckSize) {
  /**
   * The exclusive upper bound of traits: one bit per color, and three bits for each of two numbers
   * and a color.
   */
  static final int TRAIT_COUNT = 1 << (Color.COUNT + 3 * 3);

  private static final int BITS_PER_ENTRY = 4;
  private static final int ENTRY_MASK = (1 << BITS_PER_ENTRY) - 1;

  /** The count for a total that no score cards make up; larger than every possible count. */
  private static final int IMPOSSIBLE = ENTRY_MASK;

  /** The deck size up to which the bots assume that every card is needed to complete the poem. */
  private static final int DECK_RESERVE = 17;

  static PoemProgress of(View view) {
    List<RowView> rows = view.poem().rows();
    int neededTotals = 0;
    int faceDownRows = 0;
    for (int i = 0; i < rows.size(); i++) {
      neededTotals |= (rows.get(i).meter() - rows.get(i).poemTotal()) << (BITS_PER_ENTRY * i);
      faceDownRows |= rows.get(i).heart().status() == HeartStatus.DOWN ? 1 << i : 0;
    }
    boolean isLastBatch = view.progress().batch() == RuleNumbers.BATCHES;
    int currentRow = view.poem().currentRow().map(row -> row.number() - 1).orElse(rows.size());
    return new PoemProgress(
        currentRow,
        rows.size(),
        neededTotals,
        faceDownRows,
        isLastBatch,
        packedMinCounts(isLastBatch ? view.piles().score() : List.of()),
        view.piles().deckSize());
  }

  /** Returns the value of {@code minScoreCardCounts} for these score cards. */
  private static int packedMinCounts(List<Piece> score) {
    int[] minCounts = new int[RuleNumbers.BLOCK_TOTAL + 1];
    Arrays.fill(minCounts, 1, minCounts.length, IMPOSSIBLE);
    for (Piece piece : score) {
      if (piece instanceof Card card) {
        for (int sum = RuleNumbers.BLOCK_TOTAL; sum >= card.number(); sum--) {
          minCounts[sum] = Math.min(minCounts[sum], minCounts[sum - card.number()] + 1);
        }
      }
    }
    int packedCounts = 0;
    for (int sum = 0; sum < minCounts.length; sum++) {
      packedCounts |= minCounts[sum] << (BITS_PER_ENTRY * sum);
    }
    return packedCounts;
  }

  /**
   * Returns the minimum number of score cards with this total, or {@link #IMPOSSIBLE} if no score
   * cards have it.
   */
  int minScoreCards(int total) {
    return (minScoreCardCounts >>> (BITS_PER_ENTRY * total)) & ENTRY_MASK;
  }

  /**
   * Returns whether the deck is estimated to have more cards than are needed to complete the poem.
   */
  boolean hasSpareCards() {
    return deckSize > DECK_RESERVE;
  }

  boolean isComplete() {
    return currentRow == rows;
  }

  /** Returns whether score cards can make up this total, which may be 0. */
  boolean canFill(int total) {
    return total >= 0 && minScoreCards(total) < IMPOSSIBLE;
  }

  /** Returns the total that a row still needs if the guess is right. */
  int missingTotal(HeartGuess guess, int row) {
    return ((neededTotals >> (BITS_PER_ENTRY * row)) & ENTRY_MASK) - guess.number(row);
  }

  /**
   * Returns a code below {@link #TRAIT_COUNT} for the properties of a guess that matter to Ren's
   * preferences; guesses with the same code are equivalent.
   */
  int trait(HeartGuess guess) {
    int trait = guess.colorSet();
    for (int row = currentRow; row < Math.min(currentRow + 2, rows); row++) {
      trait = trait << 3 | guess.number(row);
    }
    return isComplete() ? trait : trait << 3 | guess.color(currentRow);
  }

  boolean isFaceDown(int row) {
    return (faceDownRows & (1 << row)) != 0;
  }

  /** Returns whether the row after this one is the last and needs no card if the guess is right. */
  boolean completesNextRow(HeartGuess guess, int row) {
    return row == rows - 2 && missingTotal(guess, row + 1) == 0;
  }
}
