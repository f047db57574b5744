package lethe.engine.games.tase;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;

/** Ta-Se through the contract of a game: legal, pick, apply, score. */
final class ContractPlayout<S> implements Playout {
  private final Game<S, Command, Observation, View> game;
  private final List<Rng> openers;

  private ContractPlayout(Game<S, Command, Observation, View> game) {
    this.game = game;
    this.openers = Openers.streams();
  }

  static <S> Playout of(Game<S, Command, Observation, View> game) {
    return new ContractPlayout<>(game);
  }

  @Override
  public Tally play(Picks picks) {
    S state = game.start(2, openers.get(picks.below(2)));
    int plies = 0;
    int placements = 0;
    while (true) {
      switch (game.turn(state)) {
        case Over(Outcome outcome) -> {
          return Tally.of(plies, placements, outcome);
        }
        case Awaits(List<Seat> seats) -> {
          Seat seat = seats.getFirst();
          List<Command> legal = game.legal(state, seat);
          Command command = legal.get(picks.below(legal.size()));
          state =
              switch (game.apply(state, seat, command)) {
                case Accepted<S, Observation> accepted -> accepted.next();
                case Rejected<S, Observation> rejected ->
                    throw new IllegalStateException(command + ": " + rejected.why());
              };
          plies++;
          placements += command instanceof Command.Put ? 1 : 0;
        }
      }
    }
  }
}
