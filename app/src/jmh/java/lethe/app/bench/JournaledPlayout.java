package lethe.app.bench;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;

/**
 * Plays a random match as a server would: parses each command from its text, appends its line to a
 * journal, and computes the views.
 *
 * @param viewConsumer receives the views
 * @param seeds the seeds; one is picked at random for each match
 */
record JournaledPlayout<C, O, V>(
    Game<?, C, O, V> game, List<Seat> seats, Consumer<V> viewConsumer, long... seeds)
    implements Playout {
  @Override
  public PlayoutTotals play(FastRandom rng) {
    Notation<C> notation = game.notation();
    Match<C, O, V> match = Match.start(game, header(seeds[rng.below(seeds.length)]));
    StringBuilder journal = new StringBuilder(match.header().text());
    int plies = 0;
    while (true) {
      switch (match.turn()) {
        case Over(Outcome outcome) -> {
          return PlayoutTotals.of(plies, outcome);
        }
        case Awaits(List<Seat> awaited) -> {
          Seat seat = awaited.getFirst();
          List<C> legal = match.legalCommands(seat);
          C command =
              CommandParser.parse(notation, notation.format(legal.get(rng.below(legal.size()))));
          switch (match.submit(seat, command)) {
            case Applied<C, O, V> applied -> {
              match = applied.next();
              journal.append(applied.entry().line(notation)).append('\n');
            }
            case NotApplied<C, O, V> notApplied ->
                throw new IllegalStateException(command + ": " + notApplied.rejection());
          }
          for (Seat viewer : seats) {
            viewConsumer.accept(match.view(viewer));
          }
          plies++;
        }
      }
    }
  }

  private Header header(long seed) {
    List<SeatedPlayer> players =
        seats.stream().map(seat -> new SeatedPlayer(seat, new Player.Machine(""))).toList();
    return new Header(game.name(), Options.NONE, seed, "", players);
  }
}
