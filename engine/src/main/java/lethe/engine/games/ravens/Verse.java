package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of Ren's poem as it is.
 *
 * @param least the smallest number that everybody knows the heart to have
 * @param not the colors that everybody knows the heart not to have
 */
record Verse(int number, Card heart, Heart lies, List<PoemCard> poem, int least, Colors not) {
  static final int COUNT = 4;

  static Verse of(int number, Card heart) {
    return new Verse(number, heart, Heart.DOWN, List.of(), 1, Colors.NONE);
  }

  /** 7-7-7-5. Rule book: Ren's turn 1. */
  static int metre(int number) {
    return number == COUNT ? 5 : 7;
  }

  /** The numbers of the poem cards, without the heart. */
  int told() {
    int told = 0;
    for (PoemCard card : poem) {
      told += card.card().number();
    }
    return told;
  }

  /** What is still missing. */
  int lacks() {
    return metre(number) - heart.number() - told();
  }

  boolean complete() {
    return lacks() == 0;
  }

  boolean isDown() {
    return lies == Heart.DOWN;
  }

  /** Whether the heart could be turned up when a memory of this color is relived. */
  boolean stirs(Color color) {
    return isDown() && heart.color() == color;
  }

  Verse with(Card card) {
    List<PoemCard> more = new ArrayList<>(poem);
    more.add(new PoemCard(card, false));
    return new Verse(number, heart, lies, List.copyOf(more), least, not);
  }

  /** After everybody has seen whether a poem card turns the heart. */
  Verse settled(Card card) {
    if (!isDown()) {
      return this;
    }
    return heart.color() == card.color()
        ? new Verse(number, heart, Heart.SIDEWAYS, poem, least, not)
        : without(card.color());
  }

  Verse relived() {
    return new Verse(number, heart, Heart.RELIVED, poem, least, not);
  }

  /** Everybody knows that the heart is not of this color. */
  Verse without(Color color) {
    return isDown() ? new Verse(number, heart, lies, poem, least, not.with(color)) : this;
  }

  /** Everybody knows that a card of this number was too large. */
  Verse tooShortFor(int value) {
    int bound = metre(number) - told() - value + 1;
    return bound > least ? new Verse(number, heart, lies, poem, bound, not) : this;
  }

  Verse used(Card card) {
    return new Verse(
        number,
        heart,
        lies,
        poem.stream().map(p -> p.card().equals(card) ? new PoemCard(card, true) : p).toList(),
        least,
        not);
  }

  Verse refreshed() {
    return new Verse(
        number,
        heart,
        lies,
        poem.stream().map(p -> new PoemCard(p.card(), false)).toList(),
        least,
        not);
  }
}
