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
 * Plays through the contract of a game: legal, pick, apply, score.
 *
 * @param said maps a legal command to the one that is played
 * @param seen receives the state after each ply
 * @param deals seeds, of which one is picked for each game
 */
record ContractPlayout<S, C, O, V>(
    Game<S, C, O, V> game, int seats, UnaryOperator<C> said, Consumer<S> seen, long... deals)
    implements Playout {
  @Override
  public PlayoutTotals play(FastRandom picks) {
    S state = game.initialState(seats, new Rng(deals[picks.below(deals.length)]));
    int plies = 0;
    while (true) {
      switch (game.turn(state)) {
        case Over(Outcome outcome) -> {
          return PlayoutTotals.of(plies, outcome);
        }
        case Awaits(List<Seat> awaited) -> {
          Seat seat = awaited.getFirst();
          List<C> legal = game.legalCommands(state, seat);
          C command = said.apply(legal.get(picks.below(legal.size())));
          state =
              switch (game.apply(state, seat, command)) {
                case Accepted<S, O> accepted -> accepted.next();
                case Rejected<S, O> rejected ->
                    throw new IllegalStateException(command + ": " + rejected.rejection());
              };
          seen.accept(state);
          plies++;
        }
      }
    }
  }
}
