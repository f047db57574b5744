package lethe.engine.games.eurydice;

import lethe.engine.kit.Vocabulary;

/**
 * A special card. Rule book: Special Deck.
 *
 * @param board the board to whose deck it belongs
 * @param kind whether it helps
 * @param effect what the rules do with it
 * @param value the effect's number; 0 where it has none
 * @param text what it says, for people
 */
public record Special(int board, String name, boolean kind, Effect effect, int value, String text) {
  /** What a special card can do. */
  public enum Effect {
    /**
     * So many times spades seen go into the deck without punishment; then the card goes back. All
     * that are seen together are one time.
     */
    FORGIVE_SPADES(true),
    /** So much is added to every roll. */
    ROLL_BONUS(true),
    /** When the card is drawn, so many spades of the box are shuffled into the deck. */
    ADD_SPADE(true),
    /** So many spaces may be ignored; then the card goes back. */
    IGNORE_SPACE(true),
    /** Each card discarded may come from the bottom of the deck. */
    DISCARD_FROM_BOTTOM(false),
    /** After each shuffle of the deck so many cards of its top are removed, unseen. */
    REMOVE_AFTER_SHUFFLE(true),
    /** Every return is so much higher. */
    RETURN_BONUS(true),
    /** At the last space so many hearts of the box join the deck. */
    ADD_HEART_AT_END(true),
    /** A roll that shows this number makes one look at the top of the deck. */
    LOOK_ON_ROLL(true);

    private final boolean numbered;

    Effect(boolean numbered) {
      this.numbered = numbered;
    }

    public boolean isNumbered() {
      return numbered;
    }

    /** Whether its number says how often it is done before the card goes back. */
    public boolean isCounted() {
      return this == FORGIVE_SPADES || this == IGNORE_SPACE;
    }

    /** The keyword in a data file. */
    public String word() {
      return Vocabulary.keyword(this);
    }
  }
}
