package lethe.engine.bots.ravens;

import java.util.Arrays;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * How far the poem has come, as everybody sees it.
 *
 * @param current the row that is built on, counted from 0; as many as there are rows when the poem
 *     is complete
 * @param rows how many there are
 * @param open what is left of each metre without the heart, four bits a row
 * @param down one bit for each heart that lies face down
 * @param last whether this is the last batch
 * @param sums for each total, four bits: how few score cards have it
 * @param deck how many cards the deck holds
 */
record PoemProgress(int current, int rows, int open, int down, boolean last, int sums, int deck) {
  /**
   * Every trait of a guess is less: a bit a color, and three for each of two numbers and a color.
   */
  static final int TRAITS = 1 << (Color.COUNT + 3 * 3);

  private static final int WIDTH = 4;
  private static final int MASK = (1 << WIDTH) - 1;

  /** More score cards than there are for a row. */
  private static final int NONE = MASK;

  /** A deck that holds no more is needed to finish. */
  private static final int ENOUGH = 17;

  static PoemProgress of(View view) {
    List<RowView> rows = view.poem().rows();
    int open = 0;
    int down = 0;
    for (int i = 0; i < rows.size(); i++) {
      open |= (rows.get(i).meter() - rows.get(i).poemTotal()) << (WIDTH * i);
      down |= rows.get(i).heart().status() == HeartStatus.DOWN ? 1 << i : 0;
    }
    boolean last = view.progress().batch() == Counts.BATCHES;
    int current = view.poem().current().map(row -> row.number() - 1).orElse(rows.size());
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
    int[] fewest = new int[Counts.BLOCK + 1];
    Arrays.fill(fewest, 1, fewest.length, NONE);
    for (Piece piece : score) {
      if (piece instanceof Card card) {
        for (int sum = Counts.BLOCK; sum >= card.number(); sum--) {
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

  /** How few score cards have this total; very many if none do. */
  int scoreCards(int total) {
    return (sums >>> (WIDTH * total)) & MASK;
  }

  /** Whether there is time for more than finishing the poem. */
  boolean deckLasts() {
    return deck > ENOUGH;
  }

  boolean complete() {
    return current == rows;
  }

  /** Whether score cards can fill this much, perhaps nothing. */
  boolean fills(int lacks) {
    return lacks >= 0 && scoreCards(lacks) < NONE;
  }

  /** What a row lacks if this is its heart. */
  int lacks(HeartGuess guess, int row) {
    return ((open >> (WIDTH * row)) & MASK) - guess.number(row);
  }

  /** All that Ren's taste knows of a guess: those that agree in it are the same to her. */
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

  /** Whether the row after this one is the last, and needs no card. */
  boolean completesNext(HeartGuess guess, int row) {
    return row == rows - 2 && lacks(guess, row + 1) == 0;
  }
}
