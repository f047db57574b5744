package lethe.engine.games.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.tase.rules.Rules;

/**
 * The entry point to Ta-Se, a game for two players by Michael Petty: six rounds in which chips go
 * into three closed cups. The rule book has no numbered sections; comments cite its headings.
 */
public final class TaSe {
  public static final String NAME = Rules.NAME;
  private static final String OPEN_CUPS = "open-cups";

  /**
   * The only option: {@code open-cups} shows the contents of the cups at all times, for training.
   */
  public static final List<Option> OPTIONS = List.of(Option.onOrOff(OPEN_CUPS));

  private TaSe() {}

  /** Opens the game with the given options, or returns the first error in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return options.open(
        OPTIONS, valid -> new Rules(valid.get(OPEN_CUPS).equals(Optional.of("on"))));
  }
}
