package lethe.engine.games.eurydice;

import java.util.Locale;

/**
 * A symbol printed on a space. Rule book: Symbol Reference, Special Symbols.
 *
 * @param kind one of the eleven kinds
 * @param value the number next to it; 0 if its kind has none
 */
public record Symbol(Kind kind, int value) {
  /** The eleven kinds of symbol. */
  public enum Kind {
    GLANCE(true),
    PERIL(true),
    RETURN(true),
    SURVEY(false),
    OBOL(false),
    REMOVE(true),
    FAREWELL(false),
    SONG(true),
    STEEP(true),
    HYMN(false),
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
