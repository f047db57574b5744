package lethe.engine.games.eurydice;

import lethe.engine.kit.Vocabulary;

/**
 * A special card. Rule book: Special Deck.
 *
 * @param board the number of the board whose special deck contains it
 * @param helpful whether it helps Orpheus
 * @param effect the effect that the rules apply
 * @param value the number of the effect; 0 if it has none
 * @param text the printed text
 */
public record SpecialCard(
    int board, String name, boolean helpful, Effect effect, int value, String text) {
  /** The effects of special cards. */
  public enum Effect {
    /**
     * Spades that are seen go into the deck without a penalty, as often as the number says; then
     * the card is returned. Spades seen together count once.
     */
    FORGIVE_SPADES(true),
    /** The number is added to every roll. */
    ROLL_BONUS(true),
    /** When the card is drawn, this number of spades from the box is shuffled into the deck. */
    ADD_SPADE(true),
    /** This number of spaces may be ignored; then the card is returned. */
    IGNORE_SPACE(true),
    /** Each discarded card may be taken from the bottom of the deck. */
    DISCARD_FROM_BOTTOM(false),
    /** After each shuffle of the deck, this number of cards is removed unseen from its top. */
    REMOVE_AFTER_SHUFFLE(true),
    /** Every return allows this number of additional cards. */
    RETURN_BONUS(true),
    /** At the last space, this number of hearts from the box is added to the deck. */
    ADD_HEART_AT_END(true),
    /** A roll of this number makes Orpheus look at the top card of the deck. */
    LOOK_ON_ROLL(true);

    private final boolean numbered;

    Effect(boolean numbered) {
      this.numbered = numbered;
    }

    public boolean isNumbered() {
      return numbered;
    }

    /** Returns whether the number says how often the card can be used before it is returned. */
    public boolean hasLimitedUses() {
      return this == FORGIVE_SPADES || this == IGNORE_SPACE;
    }

    /** Returns the keyword used in data files. */
    public String word() {
      return Vocabulary.keyword(this);
    }
  }
}
