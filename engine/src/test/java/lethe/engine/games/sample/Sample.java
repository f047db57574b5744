package lethe.engine.games.sample;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.sample.rules.Rules;

/**
 * The entry point to the sample, a game for two players. Each seat holds some of the cards 1 to 9,
 * hidden from the other seat. One seat leads a card and the other follows with a card. The higher
 * card takes the trick, and its player leads the next one. The seat with more tricks wins.
 */
public final class Sample {
  public static final String NAME = "sample";
  private static final String HAND = "hand";

  /** The options of the game: the number of cards in a hand. */
  public static final List<Option> OPTIONS = List.of(Option.of(HAND, "2", "3", "4"));

  private Sample() {}

  /** Opens the game with the given options. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return options
        .findError(OPTIONS)
        .<Validated<Game<?, Command, Observation, View>>>map(Validated::invalid)
        .orElseGet(
            () ->
                new Validated.Valid<>(new Rules(Integer.parseInt(options.get(HAND).orElse("3")))));
  }
}
