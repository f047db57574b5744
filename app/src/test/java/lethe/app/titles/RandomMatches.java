package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;

/** Matches in which one bot plays all seats to the end, without receiving observations. */
public final class RandomMatches {
  private RandomMatches() {}

  /** A check of a position from the view of one viewer. */
  public interface PositionCheck<C, V> {
    void check(V view, Viewer viewer, List<C> legal);
  }

  /**
   * Plays a match in which one bot moves for all seats.
   *
   * @param permitted accepts the legal commands that the bot may choose; must accept at least one
   *     at every position
   */
  public static <C, O, V> Match<C, O, V> match(
      Title<C, O, V> title,
      BotLevel.BotFactory<C, O, V> factory,
      long seed,
      Predicate<C> permitted) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    List<SeatedPlayer> players =
        seats.stream().map(seat -> new SeatedPlayer(seat, new Player.Human())).toList();
    Match<C, O, V> match =
        Match.start(game, new Header(title.id(), Options.NONE, seed, "", players));
    Bot<C, O, V> bot = factory.make(game, seats.getFirst(), new Rng(seed));
    while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
      Seat seat = awaited.getFirst();
      List<C> legal = match.legalCommands(seat).stream().filter(permitted).toList();
      C command = bot.choose(match.view(seat), legal);
      match = ((Applied<C, O, V>) match.submit(seat, command)).next();
    }
    return match;
  }

  /** Checks every position from the views of all seats and of a spectator. */
  public static <C, O, V> void forEachView(
      List<Match<C, O, V>> matches, PositionCheck<C, V> check) {
    for (Match<C, O, V> match : matches) {
      List<Viewer> viewers = new ArrayList<>(match.seats());
      viewers.add(Spectator.SPECTATOR);
      for (int position = 0; position <= match.position(); position++) {
        Match<C, O, V> current = match.atPosition(position);
        for (Viewer viewer : viewers) {
          List<C> legal = viewer instanceof Seat seat ? current.legalCommands(seat) : List.of();
          check.check(current.view(viewer), viewer, legal);
        }
      }
    }
  }
}
