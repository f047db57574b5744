package lethe.engine.games.robots;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.games.robots.rules.Rules;

/**
 * The door to Nothing Human, a game by Alexandr Ushan for one to six: three rounds of naming from
 * memory what lies face down. The rule book has no numbered sections; docs cite its headings.
 */
public final class Robots {
  public static final String NAME = Rules.NAME;

  /** What can be chosen. */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Robots() {}

  /**
   * The game with these options: {@code level} or {@code layout} for the grid, {@code circuits} for
   * how many short circuits are in it, {@code teams}.
   */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    return Rules.open(options);
  }
}
