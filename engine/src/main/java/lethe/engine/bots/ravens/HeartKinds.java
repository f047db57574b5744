package lethe.engine.bots.ravens;

import java.util.HashSet;
import java.util.Set;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * How many cards of each color and number could be face-down hearts.
 *
 * @param counts at {@code color * (Counts.HIGHEST + 1) + number}
 */
record HeartKinds(int[] counts) {
  /** So many draws miss a card that could be there once in a million. */
  private static final int DRAWS = 120;

  /** What is among the hearts of tables as Feth may imagine them. */
  static HeartKinds of(View view, Belief.Imagined imagined, Rng rng) {
    Set<Card> cards = new HashSet<>();
    for (int i = 0; i < DRAWS; i++) {
      collect(imagined.ren(rng.stream("hearts " + i)), cards);
    }
    Set<Card> open = new HashSet<>();
    collect(view, open);
    cards.removeAll(open);
    int[] counts = new int[Color.COUNT * (Counts.HIGHEST + 1)];
    cards.forEach(card -> counts[kind(card.color().index(), card.number())]++);
    return new HeartKinds(counts);
  }

  private static void collect(View view, Set<Card> cards) {
    for (RowView row : view.poem().rows()) {
      if (row.heart().card() instanceof Face.Up(Card card)) {
        cards.add(card);
      }
    }
  }

  static int kind(int color, int number) {
    return color * (Counts.HIGHEST + 1) + number;
  }
}
