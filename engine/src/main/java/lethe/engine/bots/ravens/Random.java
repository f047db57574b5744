package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Dice;
import lethe.engine.core.Game;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * Does anything that is legal, as somebody would who leaves it to chance: now and then it has
 * enough, else it does one thing more, first what and then to what, everything equally likely. It
 * draws one card at a time.
 */
public final class Random {
  /** One time in so many it has enough, if it could go on. */
  private static final int ONE_IN = 5;

  private Random() {}

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return RandomBot.with(Random::draw, rng);
  }

  private static Command draw(List<Command> legal, Dice dice) {
    List<Command> enough = legal.stream().filter(Random::isEnough).toList();
    List<Command> more =
        legal.stream().filter(command -> !isEnough(command) && !isLargeDraw(command)).toList();
    boolean ends = more.isEmpty() || (!enough.isEmpty() && dice.oneIn(ONE_IN));
    return RandomBot.kindFirst(ends ? enough : more, dice);
  }

  private static boolean isEnough(Command command) {
    return switch (command) {
      case Command.Stop _, Command.End _, Command.Pass _, Command.Done _ -> true;
      default -> false;
    };
  }

  private static boolean isLargeDraw(Command command) {
    return command instanceof Command.Draw draw && draw.count() > 1;
  }
}
