package lethe.app.bench;

import java.util.Arrays;

/**
 * Ta-Se in plain arrays, as a baseline for comparison: sets of chips are bits of an {@code int},
 * nothing is allocated during a game, and nothing is reported, checked or recorded.
 */
final class PlainTaSe implements Playout {
  private static final int ALL_CHIPS = 0xFF;
  private static final int[] SUMS = sums();

  private final int[] hands = new int[2];
  private final int[] cupsWon = new int[2];

  /** The chips in each cup: bits 0 to 7 are red's, bits 8 to 15 are blue's. */
  private final int[] cups = new int[3];

  private int plies;

  @Override
  public PlayoutTotals play(FastRandom rng) {
    plies = 0;
    cupsWon[0] = 0;
    cupsWon[1] = 0;
    int opener = rng.below(2);
    for (int round = 0; round < 6; round++) {
      playRound(opener, rng);
      score();
      opener = 1 - opener;
    }
    return new PlayoutTotals(1, plies, cupsWon[0] + cupsWon[1]);
  }

  /** Plays a round with random chips and cups. Rule book: The Play; Beginning a Round. */
  private void playRound(int opener, FastRandom rng) {
    Arrays.fill(hands, ALL_CHIPS);
    Arrays.fill(cups, 0);
    int bound = put(opener, ALL_CHIPS, rng);
    int seat = 1 - opener;
    while (true) {
      int hand = hands[seat];
      int high = hand & -bound;
      int withoutLowest = hand & (hand - 1);
      if (withoutLowest == 0) {
        if (high != 0) {
          putOrKeep(seat, hand, rng);
        }
        return;
      }
      if (high == 0) {
        hands[seat] = withoutLowest;
        bound = put(seat, withoutLowest, rng);
      } else {
        int first = put(seat, withoutLowest & high, rng);
        bound = put(seat, hand & (first - 1), rng);
      }
      seat = 1 - seat;
    }
  }

  /** Puts a random playable chip into a random cup. Returns the chip as a bit. */
  private int put(int seat, int playable, FastRandom rng) {
    return put(seat, playable, rng.below(3 * Integer.bitCount(playable)));
  }

  private int put(int seat, int playable, int pick) {
    int rest = playable;
    for (int i = pick / 3; i > 0; i--) {
      rest &= rest - 1;
    }
    int chip = rest & -rest;
    hands[seat] ^= chip;
    cups[pick % 3] |= chip << (8 * seat);
    plies++;
    return chip;
  }

  private void putOrKeep(int seat, int chip, FastRandom rng) {
    int pick = rng.below(4);
    if (pick < 3) {
      put(seat, chip, pick);
    } else {
      plies++;
    }
  }

  /** Adds the cups won in a round. Rule book: Scoring Each Cup. */
  private void score() {
    for (int cup : cups) {
      int duplicates = cup & (cup >>> 8);
      int red = SUMS[(cup & ALL_CHIPS) ^ duplicates];
      int blue = SUMS[(cup >>> 8) ^ duplicates];
      if (red != blue) {
        cupsWon[red > blue == red + blue <= 22 ? 0 : 1]++;
      }
    }
  }

  private static int[] sums() {
    int[] sums = new int[ALL_CHIPS + 1];
    for (int chips = 1; chips <= ALL_CHIPS; chips++) {
      sums[chips] = sums[chips & (chips - 1)] + Integer.numberOfTrailingZeros(chips) + 1;
    }
    return sums;
  }
}
