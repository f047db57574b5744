package lethe.engine.games.eurydice;

import java.util.Locale;

/**
 * A symbol printed on a space. Rule book: Symbol Reference, Special Symbols.
 *
 * @param kind one of the eleven kinds
 * @param value the number next to it; 0 if its kind has none
 */
public record Symbol(Kind kind, int value) {
  /** The eleven kinds of symbol. "This number" is the number next to the symbol. */
  public enum Kind {
    /**
     * Look at this number of face-down cards, or at all if there are fewer, in the deck, the
     * discard area and Removed.
     */
    GLANCE(true),
    /** Discard 1 card, or roll: above this number, discard none, otherwise 2. */
    PERIL(true),
    /** Return up to this number of cards from the discard area to the deck. */
    RETURN(true),
    /** Turn up any number of cards of the discard area. */
    SURVEY(false),
    /** Gain a token that can be spent to ignore a space. */
    OBOL(false),
    /**
     * Move this number of cards, or all if there are fewer, from the deck and the discard area to
     * Removed.
     */
    REMOVE(true),
    /** Return the current card to its special deck. */
    FAREWELL(false),
    /** Add up to this number of diamonds to the deck. */
    SONG(true),
    /** As a peril, but discard one more card if any card is discarded. */
    STEEP(true),
    /**
     * Look at any number of cards of the deck or the discard area; remove the diamonds among them,
     * and return as many face-up hearts from the discard area to the deck.
     */
    HYMN(false),
    /** Discard up to this number of cards, then return as many to the deck. */
    EXCHANGE(true);

    private final boolean numbered;

    Kind(boolean numbered) {
      this.numbered = numbered;
    }

    /** Returns whether a number is printed next to symbols of this kind. */
    public boolean isNumbered() {
      return numbered;
    }

    /** Returns the name, with blanks between words. */
    public String label() {
      return this == STEEP ? "steep peril" : name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Returns the number of cards to discard in order to avoid the roll; 0 for symbols other than
   * perils.
   */
  public int cost() {
    return switch (kind) {
      case PERIL -> 1;
      case STEEP -> 2;
      case GLANCE, RETURN, SURVEY, OBOL, REMOVE, FAREWELL, SONG, HYMN, EXCHANGE -> 0;
    };
  }

  /** Returns the number of cards discarded after a failed roll; 0 for symbols other than perils. */
  public int cardsLostOnFailure() {
    return cost() == 0 ? 0 : cost() + 1;
  }

  /** Returns the name and number, such as {@code steep peril 3}. */
  public String label() {
    return kind.label() + (value > 0 ? " " + value : "");
  }
}
