package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * A bot for either seat that plays legal commands at random: with a fixed probability it stops,
 * otherwise it chooses a kind of command and then a command of that kind, uniformly. It draws one
 * card at a time.
 */
public final class RandomRavensBot {
  /** The inverse of the probability of stopping when the turn could continue. */
  private static final int STOP_ONE_IN = 5;

  private RandomRavensBot() {}

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return RandomBot.withPicker(RandomRavensBot::pick, rng);
  }

  private static Command pick(List<Command> legal, MutableRng rng) {
    List<Command> stops = legal.stream().filter(RandomRavensBot::isStopping).toList();
    List<Command> continuations =
        legal.stream().filter(command -> !isStopping(command) && !isLargeDraw(command)).toList();
    boolean stop = continuations.isEmpty() || (!stops.isEmpty() && rng.oneIn(STOP_ONE_IN));
    return RandomBot.pickKindFirst(stop ? stops : continuations, rng);
  }

  private static boolean isStopping(Command command) {
    return switch (command) {
      case Command.Stop _, Command.End _, Command.Pass _, Command.Done _ -> true;
      default -> false;
    };
  }

  private static boolean isLargeDraw(Command command) {
    return command instanceof Command.Draw draw && draw.count() > 1;
  }
}
