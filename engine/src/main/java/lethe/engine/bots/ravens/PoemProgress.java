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
 * @param current the index of the row being built, from 0; equal to {@code rows} when the poem is
 *     complete
 * @param rows the number of rows
 * @param open what each row still needs without its heart, four bits each
 * @param down the rows whose hearts are face down, one bit each
 * @param last whether this is the last batch
 * @param sums for each total, the smallest number of score cards with that total, four bits each
 * @param deck the number of cards in the deck
 */
record PoemProgress(int current, int rows, int open, int down, boolean last, int sums, int deck) {
  /**
   * An upper bound for traits: one bit per color, and three bits for each of two numbers and a
   * color.
   */
  static final int TRAITS = 1 << (Color.COUNT + 3 * 3);

  private static final int WIDTH = 4;
  private static final int MASK = (1 << WIDTH) - 1;

  /** A number of score cards that is larger than any possible one. */
  private static final int NONE = MASK;

  /** The number of cards in the deck up to which they are needed to finish. */
  private static final int ENOUGH = 17;

  static PoemProgress of(View view) {
    List<RowView> rows = view.poem().rows();
    int open = 0;
    int down = 0;
    for (int i = 0; i < rows.size(); i++) {
      open |= (rows.get(i).meter() - rows.get(i).poemTotal()) << (WIDTH * i);
      down |= rows.get(i).heart().status() == HeartStatus.DOWN ? 1 << i : 0;
    }
    boolean last = view.progress().batch() == RuleNumbers.BATCHES;
    int current = view.poem().currentRow().map(row -> row.number() - 1).orElse(rows.size());
    return new PoemProgress(
        current,
        rows.size(),
        open,
        down,
        last,
        sums(last ? view.piles().score() : List.of()),
        view.piles().deck());
  }

  private static int sums(List<Piece> score) {
    int[] fewest = new int[RuleNumbers.BLOCK_TOTAL + 1];
    Arrays.fill(fewest, 1, fewest.length, NONE);
    for (Piece piece : score) {
      if (piece instanceof Card card) {
        for (int sum = RuleNumbers.BLOCK_TOTAL; sum >= card.number(); sum--) {
          fewest[sum] = Math.min(fewest[sum], fewest[sum - card.number()] + 1);
        }
      }
    }
    int sums = 0;
    for (int sum = 0; sum < fewest.length; sum++) {
      sums |= fewest[sum] << (WIDTH * sum);
    }
    return sums;
  }

  /** Returns the smallest number of score cards with this total; very large if there are none. */
  int scoreCards(int total) {
    return (sums >>> (WIDTH * total)) & MASK;
  }

  /** Returns whether there is time for more than finishing the poem. */
  boolean deckLasts() {
    return deck > ENOUGH;
  }

  boolean complete() {
    return current == rows;
  }

  /** Returns whether score cards can make up this total, which may be 0. */
  boolean fills(int lacks) {
    return lacks >= 0 && scoreCards(lacks) < NONE;
  }

  /** Returns what a row needs if the guess is right. */
  int lacks(HeartGuess guess, int row) {
    return ((open >> (WIDTH * row)) & MASK) - guess.number(row);
  }

  /**
   * Returns the properties of a guess that matter to Ren's preferences; guesses with equal traits
   * are equivalent.
   */
  int trait(HeartGuess guess) {
    int trait = guess.set();
    for (int row = current; row < Math.min(current + 2, rows); row++) {
      trait = trait << 3 | guess.number(row);
    }
    return complete() ? trait : trait << 3 | guess.color(current);
  }

  boolean isDown(int row) {
    return (down & (1 << row)) != 0;
  }

  /** Returns whether the next row is the last one and needs no card. */
  boolean completesNext(HeartGuess guess, int row) {
    return row == rows - 2 && lacks(guess, row + 1) == 0;
  }
}
