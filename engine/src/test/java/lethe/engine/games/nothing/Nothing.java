package lethe.engine.games.nothing;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;

/**
 * The entry point to Nothing, a card game for two players. There are nine cards, 1 to 9, and two
 * hidden hands. In turn, each seat lays one or more cards face down on its own pile and draws the
 * same number of cards, or all that are left in the deck; the cards laid are announced once. When
 * all cards have been laid, the pile with the higher sum wins.
 */
public final class Nothing {
  public static final String NAME = "nothing";
  public static final Seats SEATS = Seats.exactly("north", "south");

  private static final String HAND = "hand";

  /** The options of the game: the number of cards in a hand. */
  public static final List<Option> OPTIONS = List.of(Option.of(HAND, "1", "2", "3", "4"));

  private Nothing() {}

  /** Opens the game with the given options, or returns the first error in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return options.open(OPTIONS, valid -> new Rules(Integer.parseInt(valid.get(HAND).orElse("2"))));
  }
}
