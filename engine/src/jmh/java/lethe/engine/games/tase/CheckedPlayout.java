package lethe.engine.games.tase;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;

/** The same, with every ply read from its text, and a view for each seat after it. */
final class CheckedPlayout<S> implements Playout {
  private final Game<S, Command, Observation, View> game;
  private final Consumer<View> seen;
  private final Notation<Command> notation;
  private final List<Rng> openers;

  private CheckedPlayout(Game<S, Command, Observation, View> game, Consumer<View> seen) {
    this.game = game;
    this.seen = seen;
    this.notation = game.notation();
    this.openers = Openers.streams();
  }

  static <S> Playout of(Game<S, Command, Observation, View> game, Consumer<View> seen) {
    return new CheckedPlayout<>(game, seen);
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
          Command command =
              Typed.read(notation, notation.write(legal.get(picks.below(legal.size()))));
          state =
              switch (game.apply(state, seat, command)) {
                case Accepted<S, Observation> accepted -> accepted.next();
                case Rejected<S, Observation> rejected ->
                    throw new IllegalStateException(command + ": " + rejected.why());
              };
          seen.accept(game.view(state, Roles.RED));
          seen.accept(game.view(state, Roles.BLUE));
          plies++;
          placements += command instanceof Command.Put ? 1 : 0;
        }
      }
    }
  }
}
