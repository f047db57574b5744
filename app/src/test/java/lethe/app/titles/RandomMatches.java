package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** Matches in which one bot plays all seats to the end, without receiving observations. */
public final class RandomMatches {
  private RandomMatches() {}

  /** A check of a position from the view of one viewer. */
  public interface PositionCheck<C, V> {
    void check(V view, Viewer viewer, List<C> legal);
  }

  public static <C, O, V> Match<C, O, V> play(
      Title<C, O, V> title, BotLevel.BotFactory<C, O, V> factory, long seed) {
    Game<?, C, O, V> game = TestGames.open(title);
    Match<C, O, V> match = HumanMatches.start(title, title.seats().defaultCount(), seed);
    Bot<C, O, V> bot = factory.make(game, match.seats().getFirst(), new Rng(seed));
    while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
      Seat seat = awaited.getFirst();
      C command = bot.choose(match.view(seat), match.legalCommands(seat));
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
