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
 * Plays through a match, and appends each line to the text of its journal.
 *
 * @param seen receives the views
 * @param deals seeds, of which one is picked for each game
 */
record JournaledPlayout<C, O, V>(
    Game<?, C, O, V> game, List<Seat> seats, Consumer<V> seen, long... deals) implements Playout {
  @Override
  public PlayoutTotals play(FastRandom picks) {
    Notation<C> notation = game.notation();
    Match<C, O, V> match = Match.start(game, header(deals[picks.below(deals.length)]));
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
              ParsedCommandCheck.read(
                  notation, notation.format(legal.get(picks.below(legal.size()))));
          switch (match.submit(seat, command)) {
            case Applied<C, O, V> moved -> {
              match = moved.next();
              journal.append(moved.entry().line(notation)).append('\n');
            }
            case NotApplied<C, O, V> refused ->
                throw new IllegalStateException(command + ": " + refused.rejection());
          }
          for (Seat looking : seats) {
            seen.accept(match.view(looking));
          }
          plies++;
        }
      }
    }
  }

  private Header header(long seed) {
    List<SeatedPlayer> table =
        seats.stream().map(seat -> new SeatedPlayer(seat, new Player.Machine(""))).toList();
    return new Header(game.name(), Options.NONE, seed, "", table);
  }
}
