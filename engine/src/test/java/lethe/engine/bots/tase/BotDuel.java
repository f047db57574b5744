package lethe.engine.bots.tase;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.engine.core.BotMatch;
import lethe.engine.core.Entry;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Playouts.BotFactory;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** Plays matches between two bots. */
final class BotDuel {
  private BotDuel() {}

  static Game<?, Command, Observation, View> game(Options options) {
    return ((Valid<Game<?, Command, Observation, View>>) TaSe.open(options)).value();
  }

  static Options openCups() {
    return Options.of(Map.of("open-cups", "on"));
  }

  static Match<Command, Observation, View> match(
      Options options,
      BotFactory<Command, Observation, View> red,
      BotFactory<Command, Observation, View> blue,
      long seed) {
    return BotMatch.play(
        game(options),
        options,
        2,
        seed,
        (game, seat, rng) -> (seat.equals(GameSeats.RED) ? red : blue).create(game, seat, rng));
  }

  static Set<Phase> phases(Match<Command, Observation, View> match) {
    return match.momentsSince(Match.BEFORE_DEAL).stream()
        .map(moment -> moment.view(Spectator.SPECTATOR).phase())
        .collect(Collectors.toSet());
  }

  static List<Entry<Command>> journalEntries(
      BotFactory<Command, Observation, View> red,
      BotFactory<Command, Observation, View> blue,
      long seed) {
    return match(Options.NONE, red, blue, seed).journal().entries();
  }

  /**
   * Returns the fraction of matches that {@code bot} wins against {@code opponent}. Every seed is
   * played in both seats; a draw counts as half a win.
   */
  static double winShare(
      BotFactory<Command, Observation, View> bot,
      BotFactory<Command, Observation, View> opponent,
      int pairs) {
    double points = 0;
    for (int seed = 1; seed <= pairs; seed++) {
      points += pointsOfSeat(bot, opponent, seed, 0) + pointsOfSeat(opponent, bot, seed, 1);
    }
    return points / (2 * pairs);
  }

  private static double pointsOfSeat(
      BotFactory<Command, Observation, View> red,
      BotFactory<Command, Observation, View> blue,
      long seed,
      int seat) {
    Outcome outcome = ((Over) match(Options.NONE, red, blue, seed).turn()).outcome();
    boolean hasWon = outcome.results().get(seat).won();
    boolean hasLost = outcome.results().get(1 - seat).won();
    return hasWon ? 1 : hasLost ? 0 : 0.5;
  }
}
