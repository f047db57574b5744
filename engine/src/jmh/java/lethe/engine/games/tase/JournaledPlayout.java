package lethe.engine.games.tase;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;

/** The same through a match, with the text of its journal growing line by line. */
final class JournaledPlayout implements Playout {
  private final Game<?, Command, Observation, View> game;
  private final Consumer<View> seen;
  private final Notation<Command> notation;
  private final List<Header> headers;
  private final StringBuilder journal = new StringBuilder();

  JournaledPlayout(Game<?, Command, Observation, View> game, Consumer<View> seen) {
    this.game = game;
    this.seen = seen;
    this.notation = game.notation();
    this.headers = Openers.streams().stream().map(rng -> header(rng.state())).toList();
  }

  private static Header header(long seed) {
    List<Seated> table =
        Roles.SEATS.table(2).stream()
            .map(seat -> new Seated(seat, new Player.Machine("")))
            .toList();
    return new Header(TaSe.NAME, Options.NONE, seed, "", table);
  }

  @Override
  public Tally play(Picks picks) {
    Match<Command, Observation, View> match = Match.start(game, headers.get(picks.below(2)));
    journal.setLength(0);
    journal.append(match.header().text());
    int plies = 0;
    int placements = 0;
    while (true) {
      switch (match.turn()) {
        case Over(Outcome outcome) -> {
          return Tally.of(plies, placements, outcome);
        }
        case Awaits(List<Seat> seats) -> {
          Seat seat = seats.getFirst();
          List<Command> legal = match.legal(seat);
          Command command =
              Typed.read(notation, notation.write(legal.get(picks.below(legal.size()))));
          switch (match.submit(seat, command)) {
            case Moved<Command, Observation, View> moved -> {
              match = moved.next();
              journal.append(moved.entry().line(notation)).append('\n');
            }
            case Refused<Command, Observation, View> refused ->
                throw new IllegalStateException(command + ": " + refused.why());
          }
          seen.accept(match.view(Roles.RED));
          seen.accept(match.view(Roles.BLUE));
          plies++;
          placements += command instanceof Command.Put ? 1 : 0;
        }
      }
    }
  }
}
