package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lethe.engine.games.ravens.Card;

/**
 * How Ren puts her hearts: the one that asks least of a row of five last, else large ones first.
 */
final class HeartOrder {
  private HeartOrder() {}

  /** The hearts in the order of their rows. */
  static List<Card> of(List<Card> hearts, boolean lastBatch) {
    Card last =
        hearts.stream()
            .max(Comparator.comparingInt(heart -> asLast(heart.number(), lastBatch)))
            .orElseThrow();
    List<Card> order = new ArrayList<>(hearts);
    order.remove(last);
    order.sort(Comparator.comparingInt(heart -> -heart.number()));
    order.add(last);
    return order;
  }

  /** Whether she would have put them so. */
  static boolean isRens(HeartGuess guess, int rows, boolean lastBatch) {
    int last = asLast(guess.number(rows - 1), lastBatch);
    for (int row = 0; row < rows - 1; row++) {
      if (asLast(guess.number(row), lastBatch) > last
          || (row > 0 && guess.number(row) > guess.number(row - 1))) {
        return false;
      }
    }
    return true;
  }

  /** A 5 completes the last row by itself; a 1 anywhere else needs two cards, or score cards. */
  private static int asLast(int number, boolean lastBatch) {
    return switch (number) {
      case 5 -> 10;
      case 1 -> lastBatch ? 11 : 9;
      default -> 7 - number;
    };
  }
}
