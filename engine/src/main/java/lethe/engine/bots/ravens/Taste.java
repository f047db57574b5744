package lethe.engine.bots.ravens;

import java.util.List;

/**
 * How much Ren likes what she could take, given her hearts. Feth judges with the same taste what he
 * offers her, and what her choice tells.
 */
final class Taste {
  static double[] W = {
    3.0, // 0 completes
    1.0, // 1 progress
    1.0, // 2 can complete next turn
    2.0, // 3 reveals
    -1.0, // 4 takes color of the set w/o revealing
    1.0, // 5 removes a stranger
    -1.5, // 6 discards while poem is open
    0.25, // 7 per stranger base
    0.6, // 8 per stranger * stage^2
    0.4, // 9 per missing base
    1.2, // 10 per missing * stage^2
    12.0, // 11 finishes
    -12.0, // 12 batch 3 fails
    0.7, // 13 next row can be completed at once
    0.05, // 14 number variety
    -0.2, // 15 score cards used
    4.0, // 16 batch 3: next row can't be completed penalty
  };

  private Taste() {}

  static double best(Poem poem, Guess guess, List<Reply> replies) {
    double best = Double.NEGATIVE_INFINITY;
    for (Reply reply : replies) {
      best = Math.max(best, of(poem, guess, reply));
    }
    return replies.isEmpty() ? W[12] : best;
  }

  static double of(Poem poem, Guess guess, Reply reply) {
    double best = Double.NEGATIVE_INFINITY;
    for (Glance left : reply.left()) {
      best = Math.max(best, of(poem, guess, reply.color(), reply.number(), left));
    }
    return reply.left().isEmpty() ? W[12] * 2 : best;
  }

  static double of(Poem poem, Guess guess, int color, int number, Glance left) {
    double value = 0;
    int row = poem.current();
    int rows = poem.rows();
    boolean stranger = guess.isStranger(color);
    if (!poem.complete()) {
      int lacks = poem.lacks(guess, row);
      int after = number <= lacks ? lacks - number : lacks;
      boolean placed = number <= lacks;
      boolean completed = poem.fills(after);
      if (placed) {
        if (guess.color(row) == color && poem.isDown(row)) {
          value += W[3];
        } else {
          value += stranger ? W[5] : guess.color(row) == color ? 0 : W[4];
        }
      } else {
        value += (stranger ? W[5] : W[4]) + (completed ? 0 : W[6]);
      }
      if (completed) {
        value += W[0] + (after > 0 ? W[15] : 0);
        row++;
        if (poem.completesNext(guess, row - 1)) {
          value += W[0];
          row++;
        }
      } else if (poem.last()) {
        return W[12] + left.numbers() * 1e-6;
      } else if (placed) {
        value += W[1] + (left.hasNumber(after) ? W[2] : 0);
      }
      if (row < rows) {
        int next = completed ? poem.lacks(guess, row) : after;
        boolean ready = completable(poem, next, left);
        if (completed) {
          value += ready ? W[13] : 0;
        }
        if (poem.last() && !ready) {
          value -= W[16];
        }
      }
    } else {
      value += stranger ? W[5] : W[4];
    }
    int strangers = left.strangers(guess.set());
    int missing = left.missing(guess.set());
    if (row == rows) {
      if (strangers + missing == 0) {
        return value + W[11];
      }
      if (poem.last()) {
        return W[12] + value - strangers - missing;
      }
    }
    double stage = (double) row / rows;
    value -= strangers * (W[7] + W[8] * stage * stage);
    value -= missing * (W[9] + W[10] * stage * stage);
    value += W[14] * Integer.bitCount(left.numbers());
    return value;
  }

  private static boolean completable(Poem poem, int lacks, Glance left) {
    for (int number = 1; number <= 5; number++) {
      if (left.hasNumber(number) && poem.fills(number <= lacks ? lacks - number : lacks)) {
        return true;
      }
    }
    return false;
  }
}
