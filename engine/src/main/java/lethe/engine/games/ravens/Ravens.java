package lethe.engine.games.ravens;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.ravens.rules.Rules;

/**
 * The entry point to The Ravens of Thri Sahashri, a cooperative game for two players by Kuro: three
 * batches of a puzzle and a poem. The rule book has no numbered sections; comments cite its
 * headings.
 */
public final class Ravens {
  public static final String NAME = Rules.NAME;

  /** The option {@code deck}: {@code standard}, or the text of a custom deck of memory cards. */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Ravens() {}

  /** Opens the game with the given options, or returns the errors in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Rules.open(options);
  }

  /** Returns the memory cards of the standard deck, each at its index. */
  public static List<Card> standardDeck() {
    return Rules.standardDeck();
  }
}
