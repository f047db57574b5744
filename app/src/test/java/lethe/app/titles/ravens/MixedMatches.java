package lethe.app.titles.ravens;

import java.util.List;
import java.util.function.BiConsumer;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.TestGames;
import lethe.engine.bots.ravens.FairBots;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** Matches between bots that play well except for some random plies, so that all phases occur. */
final class MixedMatches {
  static final Game<?, Command, Observation, View> GAME = TestGames.open(RavensTitle.TITLE);

  private MixedMatches() {}

  /**
   * Plays matches and checks every position.
   *
   * @param matches the number of matches
   * @param check receives the match at each position and the seat that is to move
   */
  static void forEachPosition(
      int matches, BiConsumer<Match<Command, Observation, View>, Seat> check) {
    for (int seed = 0; seed < matches; seed++) {
      forEachPosition(new Rng(seed), HumanMatches.start(RavensTitle.TITLE, 2, seed), check);
    }
  }

  private static void forEachPosition(
      Rng rng,
      Match<Command, Observation, View> start,
      BiConsumer<Match<Command, Observation, View>, Seat> check) {
    Match<Command, Observation, View> match = start;
    MutableRng random = new MutableRng(rng);
    while (match.turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      check.accept(match, seat);
      List<Command> legal = match.legalCommands(seat);
      Bot<Command, Observation, View> bot = FairBots.create(GAME, seat, random.split());
      Command chosen =
          random.oneIn(10)
              ? random.pick(withoutLongDraws(legal))
              : bot.choose(match.view(seat), legal);
      match = ((Applied<Command, Observation, View>) match.submit(seat, chosen)).next();
    }
  }

  private static List<Command> withoutLongDraws(List<Command> legal) {
    return legal.stream()
        .filter(command -> !(command instanceof Command.Draw draw) || draw.count() < 3)
        .toList();
  }
}
