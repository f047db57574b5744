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

/** Matches that a bot plays to the end without any information, and all views of them. */
public final class RandomMatches {
  private RandomMatches() {}

  /** Inspects one position from one view. */
  public interface MomentCheck<C, V> {
    void at(V view, Viewer viewer, List<C> legal);
  }

  /**
   * Plays a match in which one bot moves for all seats.
   *
   * @param sensible accepts the legal commands that the bot may choose
   */
  public static <C, O, V> Match<C, O, V> match(
      Title<C, O, V> title, BotLevel.BotFactory<C, O, V> maker, long seed, Predicate<C> sensible) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    List<SeatedPlayer> table =
        seats.stream().map(seat -> new SeatedPlayer(seat, new Player.Human())).toList();
    Match<C, O, V> match = Match.start(game, new Header(title.id(), Options.NONE, seed, "", table));
    Bot<C, O, V> bot = maker.make(game, seats.getFirst(), new Rng(seed));
    while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
      Seat seat = awaited.getFirst();
      List<C> legal = match.legalCommands(seat).stream().filter(sensible).toList();
      C command = bot.choose(match.view(seat), legal);
      match = ((Applied<C, O, V>) match.submit(seat, command)).next();
    }
    return match;
  }

  /** Inspects every position from the view of every seat and of a spectator. */
  public static <C, O, V> void each(List<Match<C, O, V>> matches, MomentCheck<C, V> look) {
    for (Match<C, O, V> match : matches) {
      List<Viewer> viewers = new ArrayList<>(match.seats());
      viewers.add(Spectator.SPECTATOR);
      for (int position = 0; position <= match.position(); position++) {
        Match<C, O, V> at = match.atPosition(position);
        for (Viewer viewer : viewers) {
          List<C> legal = viewer instanceof Seat seat ? at.legalCommands(seat) : List.of();
          look.at(at.view(viewer), viewer, legal);
        }
      }
    }
  }
}
