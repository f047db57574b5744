package lethe.engine.games.nothing;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
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

  /** What can be chosen: how many cards a seat holds. */
  public static final List<Option> OPTIONS = List.of(Option.of(HAND, "1", "2", "3", "4"));

  private Nothing() {}

  /** The game with these of the {@link #OPTIONS}. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    return options
        .fault(OPTIONS)
        .<Checked<Game<?, Command, Observation, View>>>map(Checked::faulty)
        .orElseGet(
            () -> new Checked.Valid<>(new Rules(Integer.parseInt(options.get(HAND).orElse("2")))));
  }
}
