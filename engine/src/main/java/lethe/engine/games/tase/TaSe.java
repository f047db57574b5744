package lethe.engine.games.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.games.tase.rules.Rules;

/**
 * The door to Ta-Se, a game by Michael Petty for two: six rounds of chips in three closed cups. The
 * rule book has no numbered sections; docs cite its headings.
 */
public final class TaSe {
  public static final String NAME = Rules.NAME;
  private static final String OPEN_CUPS = "open-cups";

  /** What can be chosen: whether the cups stay open, for training. */
  public static final List<Option> OPTIONS = List.of(Option.onOrOff(OPEN_CUPS));

  private TaSe() {}

  /** The game with these of the {@link #OPTIONS}. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    return options
        .fault(OPTIONS)
        .<Checked<Game<?, Command, Observation, View>>>map(Checked::faulty)
        .orElseGet(
            () -> new Checked.Valid<>(new Rules(options.get(OPEN_CUPS).equals(Optional.of("on")))));
  }
}
