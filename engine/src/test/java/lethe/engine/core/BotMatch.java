package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Playouts.BotFactory;

/** Plays matches between bots. */
public final class BotMatch {
  private BotMatch() {}

  /**
   * Plays a match to its end. Fails if a bot chooses an illegal command.
   *
   * @param options the options with which the game was opened
   */
  public static <C, O, V> Match<C, O, V> play(
      Game<?, C, O, V> game,
      Options options,
      int seats,
      long seed,
      BotFactory<C, O, V> botFactory) {
    List<SeatedPlayer> players =
        game.seats().firstSeats(seats).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine("")))
            .toList();
    Match<C, O, V> match = Match.start(game, new Header(game.name(), options, seed, "", players));
    List<Bot<C, O, V>> bots = new ArrayList<>();
    for (Seat seat : match.seats()) {
      Bot<C, O, V> bot = botFactory.create(game, seat, new Rng(seed).derive(seat.name()));
      match.observations(seat).forEach(told -> bot.observe(told.observation()));
      bots.add(bot);
    }
    while (match.turn() instanceof Turn.Awaits(List<Seat> awaitedSeats)) {
      match = afterChoice(match, awaitedSeats.getFirst(), bots);
    }
    return match;
  }

  private static <C, O, V> Match<C, O, V> afterChoice(
      Match<C, O, V> match, Seat seat, List<Bot<C, O, V>> bots) {
    List<C> legal = match.legalCommands(seat);
    C command = bots.get(seat.index()).choose(match.view(seat), legal);
    if (!legal.contains(command)
        || !(match.submit(seat, command) instanceof Applied<C, O, V> applied)) {
      throw new AssertionError(
          "seed " + match.header().seed() + ": " + seat + " chooses " + command + " of " + legal);
    }
    for (GameEvent<O> event : applied.events()) {
      match
          .seats()
          .forEach(viewer -> bots.get(viewer.index()).observe(event.observationFor(viewer)));
    }
    return applied.next();
  }
}
