package lethe.engine.games.eurydice;

import lethe.engine.games.eurydice.Symbol.Kind;

/**
 * A command of Orpheus. If a choice involves several cards, each of them is chosen with a separate
 * command.
 */
public sealed interface Command {
  /**
   * Moves to a space of the next row.
   *
   * @param to the keyword of the lane; in a typed command, it can also consist of words of the
   *     space's name, in full or abbreviated, or be empty if only one space can be reached
   */
  record Up(String to) implements Command {}

  /** Spends an obol to ignore the space just entered. */
  record UseObol() implements Command {}

  /** Uses the current card to ignore the space just entered. */
  record Ignore() implements Command {}

  /**
   * Begins to resolve a symbol of the space.
   *
   * @param value the number next to the symbol, or 0 if it has none; in a typed command, 0 also
   *     stands for the first unresolved symbol of the kind
   */
  record Resolve(Kind kind, int value) implements Command {}

  /**
   * Chooses a card for a glance.
   *
   * @param card the position in the discard area, from 1; 0 for other zones
   */
  record Look(Zone zone, int card) implements Command {}

  /**
   * Puts the deepest of the cards being looked at back on top of the deck; or discards the next
   * card from the top.
   */
  record Top() implements Command {}

  /**
   * Puts the deepest of the cards being looked at on the bottom of the deck; or discards the next
   * card from the bottom.
   */
  record Bottom() implements Command {}

  /**
   * Discards without rolling.
   *
   * @param fromBottom whether the first card comes from the bottom of the deck
   */
  record Pay(boolean fromBottom) implements Command {}

  /** Rolls the die instead of paying. */
  record Roll() implements Command {}

  /** Chooses a card of the discard area, by its position from 1, to return to the deck. */
  record Return(int card) implements Command {}

  /** Chooses a card of the discard area, by its position from 1, to turn face up. */
  record Survey(int card) implements Command {}

  /**
   * Chooses a card to move to Removed; or, for {@link Zone#DIAMONDS}, moves all diamonds of a hymn
   * to Removed.
   *
   * @param card the position in the discard area, from 1; 0 for other zones
   */
  record Remove(Zone zone, int card) implements Command {}

  /** Adds diamonds from the box to the deck. */
  record Sing(int diamonds) implements Command {}

  /**
   * Chooses a card to look at with a hymn.
   *
   * @param card the position in the discard area, from 1; 0 for the next card of the deck
   */
  record Hymn(Zone zone, int card) implements Command {}

  /** Chooses the number of cards to exchange. */
  record Exchange(int cards) implements Command {}

  /**
   * Chooses the card that comes next in the new order of the discard area, by its old position,
   * from 1.
   */
  record Arrange(int card) implements Command {}

  /** Declines an optional choice. */
  record Skip() implements Command {}

  /** Completes a choice. */
  record Done() implements Command {}
}
