package lethe.engine.games.eurydice;

import lethe.engine.games.eurydice.Symbol.Kind;

/** What Orpheus may ask for. Choices of several cards are made one card a ply. */
public sealed interface Command {
  /**
   * Step up.
   *
   * @param to the lane; or, typed, words of the space's name; empty where there is one way only
   */
  record Up(String to) implements Command {}

  /** Pay an obol to ignore the space just entered. */
  record UseObol() implements Command {}

  /** Ignore the space just entered by the current card. */
  record Ignore() implements Command {}

  /**
   * Begin with one of the symbols of the space.
   *
   * @param value the number beside it; 0 for none, or, typed, for the first of its kind
   */
  record Resolve(Kind kind, int value) implements Command {}

  /**
   * Choose a card for a glance.
   *
   * @param card the position in the discard area, from 1; 0 elsewhere
   */
  record Look(Zone zone, int card) implements Command {}

  /** Put the looked-at card back on top of the deck; or discard the next card from there. */
  record Top() implements Command {}

  /** The same with the bottom of the deck. */
  record Bottom() implements Command {}

  /**
   * Discard without a roll.
   *
   * @param bottom whether the first card comes from the bottom of the deck
   */
  record Pay(boolean bottom) implements Command {}

  /** Roll instead of paying. */
  record Roll() implements Command {}

  /** Choose a card of the discard area that goes into the deck. */
  record Return(int card) implements Command {}

  /** Choose a card of the discard area to turn up. */
  record Survey(int card) implements Command {}

  /**
   * Choose a card that goes to Removed, or send all diamonds there that a hymn has seen.
   *
   * @param card the position in the discard area, from 1; 0 elsewhere
   */
  record Remove(Zone zone, int card) implements Command {}

  /** Add so many diamonds to the deck. */
  record Sing(int diamonds) implements Command {}

  /**
   * Choose a card to look at with a hymn.
   *
   * @param card the position in the discard area, from 1; 0 for the next one of the deck
   */
  record Hymn(Zone zone, int card) implements Command {}

  /** Discard so many, to return as many. */
  record Exchange(int cards) implements Command {}

  /** Choose the card of the discard area that comes next in its new order. */
  record Arrange(int card) implements Command {}

  /** Nothing of what could be chosen. */
  record Skip() implements Command {}

  /** The choice is complete. */
  record Done() implements Command {}
}
