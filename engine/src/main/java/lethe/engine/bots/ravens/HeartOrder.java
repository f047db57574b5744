package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lethe.engine.games.ravens.Card;

/**
 * The order in which Ren arranges her hearts: the heart that best suits the last row, whose total
 * is five, comes last; the others are sorted by number, highest first.
 */
final class HeartOrder {
  private HeartOrder() {}

  /** Returns the hearts in the order of their rows. */
  static List<Card> arrange(List<Card> hearts, boolean isLastBatch) {
    Card last =
        hearts.stream()
            .max(Comparator.comparingInt(heart -> lastRowRank(heart.number(), isLastBatch)))
            .orElseThrow();
    List<Card> order = new ArrayList<>(hearts);
    order.remove(last);
    order.sort(Comparator.comparingInt(heart -> -heart.number()));
    order.add(last);
    return order;
  }

  /** Returns whether Ren would have chosen this order. */
  static boolean isRensOrder(HeartGuess guess, int rows, boolean isLastBatch) {
    int last = lastRowRank(guess.number(rows - 1), isLastBatch);
    for (int row = 0; row < rows - 1; row++) {
      if (lastRowRank(guess.number(row), isLastBatch) > last
          || (row > 0 && guess.number(row) > guess.number(row - 1))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the rank of a number for the last row; the number with the highest rank suits the row
   * best. A 5 completes that row by itself; a 1 in any other row requires two cards, or score
   * cards.
   */
  private static int lastRowRank(int number, boolean isLastBatch) {
    return switch (number) {
      case 5 -> 10;
      case 1 -> isLastBatch ? 11 : 9;
      default -> 7 - number;
    };
  }
}
