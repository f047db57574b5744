package lethe.app.sim;

import java.util.Optional;
import lethe.app.program.ProgramConnection;
import lethe.app.program.ProgramError;
import lethe.app.program.ProgramPlayer;
import lethe.app.program.ProgramPool;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Match;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/** The player of one seat in one simulated match. */
sealed interface MatchPlayer<C, O, V> {
  /** Receives an event of the match. */
  void observe(GameEvent<O> event);

  /** Returns the move of the player's seat, which must be to move; empty if the player concedes. */
  Optional<C> choose(Match<C, O, V> match);

  /**
   * Ends the match for this player, and releases its program if it has one. Returns the error that
   * stopped the program; empty if there was none.
   */
  Optional<ProgramError> finish(Match<C, O, V> match);

  /**
   * Creates the player of a seat of a match. A bot receives the earlier observations of its seat.
   */
  static <C, O, V> MatchPlayer<C, O, V> create(
      Contestant<C, O, V> contestant, Game<?, C, O, V> game, Match<C, O, V> match, Seat seat) {
    return switch (contestant) {
      case Contestant.OfLevel<C, O, V>(var level) -> {
        Rng rng = new Rng(match.header().seed()).derive("bot " + seat.name() + " " + level.name());
        Bot<C, O, V> bot = level.factory().make(game, seat, rng);
        match.observationsNotUndone(seat).stream()
            .map(ToldObservation::observation)
            .forEach(bot::observe);
        yield new OfBot<>(bot, seat);
      }
      case Contestant.OfProgram<C, O, V>(var title, var pool, var settings) -> {
        ProgramConnection program =
            pool.take(
                settings.hello(title.id(), match.header().options().values(), match.seats(), seat));
        yield new OfProgram<>(new ProgramPlayer<>(title, game, seat, program, settings), pool);
      }
    };
  }

  record OfBot<C, O, V>(Bot<C, O, V> bot, Seat seat) implements MatchPlayer<C, O, V> {
    @Override
    public void observe(GameEvent<O> event) {
      bot.observe(event.observationFor(seat));
    }

    @Override
    public Optional<C> choose(Match<C, O, V> match) {
      return Optional.of(bot.choose(match.view(seat), match.legalCommands(seat)));
    }

    @Override
    public Optional<ProgramError> finish(Match<C, O, V> match) {
      return Optional.empty();
    }
  }

  /** A program, which receives all new observations when it is to move. */
  record OfProgram<C, O, V>(ProgramPlayer<C, O, V> player, ProgramPool pool)
      implements MatchPlayer<C, O, V> {
    @Override
    public void observe(GameEvent<O> event) {
      // The program receives its observations from the match when it is to move.
    }

    @Override
    public Optional<C> choose(Match<C, O, V> match) {
      return player.choose(match, ProgressListener.NONE);
    }

    @Override
    public Optional<ProgramError> finish(Match<C, O, V> match) {
      player.finish(match);
      pool.release(player.program());
      return player.program().failure();
    }
  }
}
