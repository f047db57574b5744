package lethe.engine.games.nothing;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;

/**
 * The door to Nothing. Nine cards, 1 to 9; two seats with hidden hands. In turn each lays one or
 * more cards, announced once, face down on a pile of its own, and draws as many. When all are laid,
 * the higher pile wins.
 */
public final class Nothing {
  public static final String NAME = "nothing";
  public static final Seats SEATS = Seats.exactly("north", "south");

  private static final String HAND = "hand";

  private Nothing() {}

  /** The game with these options: {@code hand}, how many cards a seat holds, 1 to 4. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    for (String option : options.values().keySet()) {
      if (!option.equals(HAND)) {
        return Checked.faulty(Fault.inOption(option, 1, 1, Flaw.UNKNOWN_OPTION, option, HAND));
      }
    }
    String hand = options.get(HAND).orElse("2");
    return List.of("1", "2", "3", "4").contains(hand)
        ? new Checked.Valid<>(new Rules(Integer.parseInt(hand)))
        : Checked.faulty(Fault.inOption(HAND, 1, 1, Flaw.BAD_OPTION, hand, "1, 2, 3, 4"));
  }
}
