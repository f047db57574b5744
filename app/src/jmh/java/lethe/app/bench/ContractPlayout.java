package lethe.app.bench;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import lethe.engine.core.Game;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;

/**
 * Plays a game by calling its rules directly: picks a legal command, applies it, and scores the
 * game at its end.
 *
 * @param converter converts a legal command before it is applied
 * @param stateConsumer receives the state after each ply
 * @param seeds the seeds; one is picked at random for each game
 */
record ContractPlayout<S, C, O, V>(
    Game<S, C, O, V> game,
    int seats,
    UnaryOperator<C> converter,
    Consumer<S> stateConsumer,
    long... seeds)
    implements Playout {
  @Override
  public PlayoutTotals play(FastRandom rng) {
    S state = game.initialState(seats, new Rng(seeds[rng.below(seeds.length)]));
    int plies = 0;
    while (true) {
      switch (game.turn(state)) {
        case Over(Outcome outcome) -> {
          return PlayoutTotals.of(plies, outcome);
        }
        case Awaits(List<Seat> awaited) -> {
          Seat seat = awaited.getFirst();
          List<C> legal = game.legalCommands(state, seat);
          C command = converter.apply(legal.get(rng.below(legal.size())));
          state =
              switch (game.apply(state, seat, command)) {
                case Accepted<S, O> accepted -> accepted.next();
                case Rejected<S, O> rejected ->
                    throw new IllegalStateException(command + ": " + rejected.rejection());
              };
          stateConsumer.accept(state);
          plies++;
        }
      }
    }
  }
}
