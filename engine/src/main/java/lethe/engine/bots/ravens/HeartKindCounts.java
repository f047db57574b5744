package lethe.engine.bots.ravens;

import java.util.HashSet;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** The number of cards of each color and number that could be face-down hearts. */
final class HeartKindCounts {
  /**
   * The number of samples. A possible card is missed with a probability of about one in a million.
   */
  private static final int SAMPLES = 120;

  private final int[] counts = new int[Color.COUNT * (RuleNumbers.MAX_NUMBER + 1)];

  private HeartKindCounts() {}

  /**
   * Counts the cards that are face-down hearts in some of the sampled states that Feth considers
   * possible.
   */
  static HeartKindCounts of(View view, HeartBelief.RenViewSampler renViewSampler, Rng rng) {
    Set<Card> cards = new HashSet<>();
    for (int i = 0; i < SAMPLES; i++) {
      collect(renViewSampler.renView(rng.derive("hearts " + i)), cards);
    }
    Set<Card> visibleHearts = new HashSet<>();
    collect(view, visibleHearts);
    cards.removeAll(visibleHearts);
    HeartKindCounts kindCounts = new HeartKindCounts();
    cards.forEach(card -> kindCounts.counts[kind(card.color().index(), card.number())]++);
    return kindCounts;
  }

  private static void collect(View view, Set<Card> cards) {
    for (RowView row : view.poem().rows()) {
      if (row.heart().card() instanceof Face.Up(Card card)) {
        cards.add(card);
      }
    }
  }

  private static int kind(int color, int number) {
    return color * (RuleNumbers.MAX_NUMBER + 1) + number;
  }

  /**
   * Removes a card of this kind and returns the number of cards before the removal. If that number
   * was 0, the count is negative until {@link #put} restores it.
   */
  int take(int color, int number) {
    return counts[kind(color, number)]--;
  }

  /** Puts back a card of this kind. */
  void put(int color, int number) {
    counts[kind(color, number)]++;
  }
}
