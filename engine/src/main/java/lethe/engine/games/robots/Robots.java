package lethe.engine.games.robots;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.robots.rules.Rules;

/**
 * The entry point to Nothing Human, a game for one to six players by Alexandr Ushan: three rounds
 * of naming face-down cards from memory. The rule book has no numbered sections; comments cite its
 * headings.
 */
public final class Robots {
  public static final String NAME = Rules.NAME;

  /**
   * The options: {@code level} or {@code layout} for the grid, {@code circuits} for the number of
   * short circuits, and {@code teams}.
   */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Robots() {}

  /** Opens the game with the given options, or returns the first error in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Rules.open(options);
  }
}
