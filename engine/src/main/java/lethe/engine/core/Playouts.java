package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets bots play matches to the end, starting from states that a seat considers possible.
 *
 * @param <S> the states of the game, which this class cannot read
 */
public final class Playouts<S, C, O, V> {
  /** Creates the bot for a seat. */
  @FunctionalInterface
  public interface BotFactory<C, O, V> {
    Bot<C, O, V> create(Game<?, C, O, V> game, Seat seat, Rng rng);
  }

  private final Game<S, C, O, V> game;
  private final List<Seat> seats;
  private final BotFactory<C, O, V> botFactory;

  private Playouts(Game<S, C, O, V> game, List<Seat> seats, BotFactory<C, O, V> botFactory) {
    this.game = game;
    this.seats = seats;
    this.botFactory = botFactory;
  }

  /**
   * Estimates the probability that the deciding seat wins after a decision if bots play on.
   *
   * @param seats all seats of the match
   * @param count the number of matches to play; at least 1
   */
  public static <C, O, V> Evaluation.Chance winChance(
      Game<?, C, O, V> game,
      List<Seat> seats,
      BotFactory<C, O, V> botFactory,
      Decision<C, O, V> decision,
      int count,
      Rng rng) {
    return create(game, seats, botFactory).winChance(decision, count, rng);
  }

  private static <S, C, O, V> Playouts<S, C, O, V> create(
      Game<S, C, O, V> game, List<Seat> seats, BotFactory<C, O, V> botFactory) {
    return new Playouts<>(game, seats, botFactory);
  }

  private Evaluation.Chance winChance(Decision<C, O, V> decision, int count, Rng rng) {
    List<O> observations = decision.observations();
    StateSampler<S> sampler = game.stateSampler(decision.view(), observations, decision.seat());
    int wins = 0;
    for (int i = 0; i < count; i++) {
      Outcome outcome = playOut(decision, observations, sampler, rng.derive("playout " + i));
      wins += outcome.results().get(decision.seat().index()).won() ? 1 : 0;
    }
    return Evaluation.Chance.fromSample(wins, count);
  }

  /**
   * Plays on from a sampled state to the end of the match. All bots start with the observations of
   * the deciding seat.
   */
  private Outcome playOut(
      Decision<C, O, V> decision, List<O> observations, StateSampler<S> sampler, Rng rng) {
    S state = sampler.sample(rng.derive("state"));
    List<Bot<C, O, V>> bots = new ArrayList<>();
    for (Seat seat : seats) {
      Bot<C, O, V> bot = botFactory.create(game, seat, rng.derive("bot " + seat.name()));
      observations.forEach(bot::observe);
      bots.add(bot);
    }
    Optional<C> nextCommand = Optional.of(decision.chosenCommand());
    while (true) {
      switch (game.turn(state)) {
        case Turn.Over(Outcome outcome) -> {
          return outcome;
        }
        case Turn.Awaits(List<Seat> awaitedSeats) -> {
          Seat seat = nextCommand.map(_ -> decision.seat()).orElse(awaitedSeats.getFirst());
          S currentState = state;
          C command =
              nextCommand.orElseGet(
                  () ->
                      bots.get(seat.index())
                          .choose(
                              game.view(currentState, seat),
                              game.legalCommands(currentState, seat)));
          nextCommand = Optional.empty();
          state = applyAndTell(state, seat, command, bots);
        }
      }
    }
  }

  private S applyAndTell(S state, Seat seat, C command, List<Bot<C, O, V>> bots) {
    return switch (game.apply(state, seat, command)) {
      case Ruling.Accepted<S, O>(S next, List<GameEvent<O>> events) -> {
        events.forEach(
            event ->
                seats.forEach(
                    viewer -> bots.get(viewer.index()).observe(event.observationFor(viewer))));
        yield next;
      }
      case Ruling.Rejected<S, O>(Rejection rejection) ->
          throw new IllegalStateException(command + ": " + rejection);
    };
  }
}
