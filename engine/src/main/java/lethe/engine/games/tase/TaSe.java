package lethe.engine.games.tase;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.games.tase.rules.Rules;

/**
 * The door to Ta-Se, a game by Michael Petty for two: six rounds of chips in three closed cups. The
 * rule book has no numbered sections; docs cite its headings.
 */
public final class TaSe {
  public static final String NAME = Rules.NAME;
  private static final String OPEN_CUPS = "open-cups";

  private TaSe() {}

  /** The game with these options: {@code open-cups}, {@code on} or {@code off}. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    for (String option : options.values().keySet()) {
      if (!option.equals(OPEN_CUPS)) {
        return Checked.faulty(Fault.inOption(option, 1, 1, Flaw.UNKNOWN_OPTION, option, OPEN_CUPS));
      }
    }
    String open = options.get(OPEN_CUPS).orElse("off");
    return List.of("on", "off").contains(open)
        ? new Checked.Valid<>(new Rules(open.equals("on")))
        : Checked.faulty(Fault.inOption(OPEN_CUPS, 1, 1, Flaw.BAD_OPTION, open, "on, off"));
  }
}
