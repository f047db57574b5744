package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.rules.Rules;

/**
 * The entry point to Eurydice, a game for one player. The rule book has no numbered sections;
 * comments cite its headings, and the rulings by the numbers in the game's help. The boards and
 * special cards, which are printed in the physical game, are texts, so that players can replace
 * them.
 */
public final class Eurydice {
  public static final String NAME = Rules.NAME;

  /** The options: custom boards and special cards, each as a whole text. */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Eurydice() {}

  /**
   * Opens the game with the given options, {@code boards} and {@code cards}, or returns the errors
   * in them. Custom boards without custom cards use as many of the default special cards as they
   * need.
   *
   * @param defaultBoards the text of the default boards
   * @param defaultCards the text of the default special cards
   */
  public static Validated<Game<?, Command, Observation, View>> open(
      Options options, String defaultBoards, String defaultCards) {
    return Rules.open(options, defaultBoards, defaultCards);
  }
}
