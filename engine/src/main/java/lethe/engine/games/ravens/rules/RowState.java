package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.PoemCard;

/**
 * A row of Ren's poem as it is.
 *
 * @param least the smallest number that everybody knows the heart to have
 * @param not the colors that everybody knows the heart not to have
 */
record RowState(
    int number, Card heart, HeartStatus lies, List<PoemCard> poem, int least, Colors not) {
  static final int COUNT = 4;

  static RowState of(int number, Card heart) {
    return new RowState(number, heart, HeartStatus.DOWN, List.of(), 1, Colors.NONE);
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
    return lies == HeartStatus.DOWN;
  }

  /** Whether the heart could be turned up when a memory of this color is relived. */
  boolean stirs(Color color) {
    return isDown() && heart.color() == color;
  }

  RowState with(Card card) {
    List<PoemCard> more = new ArrayList<>(poem);
    more.add(new PoemCard(card, false));
    return new RowState(number, heart, lies, List.copyOf(more), least, not);
  }

  /** After everybody has seen whether a poem card turns the heart. */
  RowState settled(Card card) {
    if (!isDown()) {
      return this;
    }
    return heart.color() == card.color()
        ? new RowState(number, heart, HeartStatus.SIDEWAYS, poem, least, not)
        : without(card.color());
  }

  RowState relived() {
    return new RowState(number, heart, HeartStatus.RELIVED, poem, least, not);
  }

  /** Everybody knows that the heart is not of this color. */
  RowState without(Color color) {
    return isDown() ? new RowState(number, heart, lies, poem, least, not.with(color)) : this;
  }

  /** Everybody knows that a card of this number was too large. */
  RowState tooShortFor(int value) {
    int bound = metre(number) - told() - value + 1;
    return bound > least ? new RowState(number, heart, lies, poem, bound, not) : this;
  }

  RowState used(Card card) {
    return new RowState(
        number,
        heart,
        lies,
        poem.stream().map(p -> p.card().equals(card) ? new PoemCard(card, true) : p).toList(),
        least,
        not);
  }

  RowState refreshed() {
    return new RowState(
        number,
        heart,
        lies,
        poem.stream().map(p -> new PoemCard(p.card(), false)).toList(),
        least,
        not);
  }
}
