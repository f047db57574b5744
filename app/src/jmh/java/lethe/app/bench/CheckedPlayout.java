package lethe.app.bench;

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

/**
 * The same, with every ply read from its text, and a view for each seat after it.
 *
 * @param seen takes the views
 * @param deals seeds, of which one is picked for each game
 */
record CheckedPlayout<S, C, O, V>(
    Game<S, C, O, V> game, List<Seat> seats, Consumer<V> seen, long... deals) implements Playout {
  @Override
  public Tally play(Picks picks) {
    Notation<C> notation = game.notation();
    S state = game.start(seats.size(), new Rng(deals[picks.below(deals.length)]));
    int plies = 0;
    while (true) {
      switch (game.turn(state)) {
        case Over(Outcome outcome) -> {
          return Tally.of(plies, outcome);
        }
        case Awaits(List<Seat> awaited) -> {
          Seat seat = awaited.getFirst();
          List<C> legal = game.legal(state, seat);
          C command = Typed.read(notation, notation.write(legal.get(picks.below(legal.size()))));
          state =
              switch (game.apply(state, seat, command)) {
                case Accepted<S, O> accepted -> accepted.next();
                case Rejected<S, O> rejected ->
                    throw new IllegalStateException(command + ": " + rejected.why());
              };
          plies++;
          for (Seat looking : seats) {
            seen.accept(game.view(state, looking));
          }
        }
      }
    }
  }
}
