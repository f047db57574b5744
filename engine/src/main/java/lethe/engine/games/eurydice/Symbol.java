package lethe.engine.games.eurydice;

import java.util.Locale;

/**
 * What is printed on a space. Rule book: Symbol Reference, Special Symbols.
 *
 * @param kind which of the eleven
 * @param value the number beside it; 0 for those that have none
 */
public record Symbol(Kind kind, int value) {
  /** The eleven symbols. */
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

    /** Whether a number is printed beside it. */
    public boolean isNumbered() {
      return numbered;
    }

    /** How it is read aloud. */
    public String words() {
      return this == STEEP ? "steep peril" : name().toLowerCase(Locale.ROOT);
    }
  }

  /** How many cards of the deck it takes to pay for it; 0 for all but the perils. */
  public int price() {
    return switch (kind) {
      case PERIL -> 1;
      case STEEP -> 2;
      case GLANCE, RETURN, SURVEY, OBOL, REMOVE, FAREWELL, SONG, HYMN, EXCHANGE -> 0;
    };
  }

  /** How many it takes where the die does not escape it; 0 for all but the perils. */
  public int loss() {
    return price() == 0 ? 0 : price() + 1;
  }

  /** How it is read aloud: {@code steep peril 3}. */
  public String words() {
    return kind.words() + (value > 0 ? " " + value : "");
  }
}
