package lethe.engine.games.ravens;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.games.ravens.rules.Rules;

/**
 * The door to The Ravens of Thri Sahashri, a game by Kuro for two who play together: three batches
 * of a puzzle and a poem. The rule book has no numbered sections; docs cite its headings.
 */
public final class Ravens {
  public static final String NAME = Rules.NAME;

  /** What can be chosen. */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Ravens() {}

  /** The game with these options: {@code deck}, {@code standard} or the text of a deck. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    return Rules.open(options);
  }

  /** The memory cards that the game comes with, each at its index. */
  public static List<Card> standardDeck() {
    return Rules.standardDeck();
  }
}
