package lethe.engine.games.sample;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;
import lethe.engine.games.sample.rules.Rules;

/**
 * The entry point to the sample, a game for two to four players and the template for new games.
 * Cards lie face down in a grid, each face twice. Before the match, each player secretly looks at
 * the card in one corner. A turn turns up two cards for everyone to see. If their faces are equal,
 * the player takes both and turns up two more; otherwise they are turned down, and the next player
 * follows. The player with the most pairs wins.
 */
public final class Sample {
  public static final String NAME = "sample";

  /** The seats: the names, the minimum number of seats, and the default number. */
  public static final Seats SEATS = new Seats(List.of("north", "east", "south", "west"), 2, 3);

  private static final String ROWS = "rows";

  /** The options: the number of rows of four cards. */
  public static final List<Option> OPTIONS =
      List.of(Option.of(ROWS, "2", "3", "4").withDefault("3"));

  private Sample() {}

  /** Opens the game with the given options, or returns the first error in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    return options.open(OPTIONS, valid -> new Rules(Integer.parseInt(valid.get(ROWS).orElse("3"))));
  }
}
