package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Laid;

/**
 * What shows of an Atman, in short.
 *
 * @param counts how many visible cards each color has, four bits a color
 * @param numbers one bit for each number that shows
 * @param kinds one bit for each color and number that shows together
 * @param colors one bit for each color that shows
 */
record Glance(int counts, int numbers, int kinds, int colors) {
  private static final int WIDTH = 6;

  static Glance of(Atman atman) {
    return of(atman.visible());
  }

  static Glance of(List<Laid> visible) {
    int counts = 0;
    int numbers = 0;
    int kinds = 0;
    int colors = 0;
    for (Laid laid : visible) {
      Card card = laid.card();
      counts += 1 << (WIDTH * card.color().index());
      numbers |= 1 << card.number();
      kinds |= kind(card.color().index(), card.number());
      colors |= 1 << card.color().index();
    }
    return new Glance(counts, numbers, kinds, colors);
  }

  private static int kind(int color, int number) {
    return 1 << (5 * color + number - 1);
  }

  boolean hasNumber(int number) {
    return number > 0 && number <= 5 && (numbers & (1 << number)) != 0;
  }

  boolean has(int color, int number) {
    return number > 0 && number <= 5 && (kinds & kind(color, number)) != 0;
  }

  /** How many visible cards are of none of these colors. */
  int strangers(int set) {
    int count = 0;
    for (int color = 0; color < Color.COUNT; color++) {
      count += (set & (1 << color)) == 0 ? (counts >> (WIDTH * color)) & ((1 << WIDTH) - 1) : 0;
    }
    return count;
  }

  /** How many of these colors do not show. */
  int missing(int set) {
    return Integer.bitCount(set & ~colors);
  }
}
