package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;

/** The number of cards that have left the deck unseen, by group and suit. Immutable. */
final class UnseenDepartures {
  private static final int SUITS = Suit.ALL.size();

  private final byte[] counts;

  private UnseenDepartures(byte[] counts) {
    this.counts = counts;
  }

  static UnseenDepartures none(int groupCount) {
    return new UnseenDepartures(new byte[groupCount * SUITS]);
  }

  int count(int group, Suit suit) {
    return counts[group * SUITS + suit.index()];
  }

  int total(Suit suit) {
    int total = 0;
    for (int index = suit.index(); index < counts.length; index += SUITS) {
      total += counts[index];
    }
    return total;
  }

  /** Returns these numbers with one more card. */
  UnseenDepartures with(int group, Suit suit) {
    byte[] changedCounts = counts.clone();
    changedCounts[group * SUITS + suit.index()]++;
    return new UnseenDepartures(changedCounts);
  }

  /** Returns these numbers with those of a group set to 0. */
  UnseenDepartures without(int group) {
    byte[] changedCounts = counts.clone();
    Arrays.fill(changedCounts, group * SUITS, (group + 1) * SUITS, (byte) 0);
    return new UnseenDepartures(changedCounts);
  }

  /** Returns these numbers after the cards of one group have joined another group. */
  UnseenDepartures merge(int from, int to) {
    byte[] changedCounts = counts.clone();
    for (int suit = 0; suit < SUITS; suit++) {
      changedCounts[to * SUITS + suit] += changedCounts[from * SUITS + suit];
      changedCounts[from * SUITS + suit] = 0;
    }
    return new UnseenDepartures(changedCounts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnseenDepartures that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }
}
