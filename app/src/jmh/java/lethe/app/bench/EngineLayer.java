package lethe.app.bench;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;

/** The part of the engine that a playout uses. */
public enum EngineLayer {
  /** Plays a game by calling its rules directly. */
  CONTRACT,
  /** Additionally parses each command from its text and computes the view of each seat. */
  CHECKED,
  /** Additionally plays through a match and writes the text of its journal. */
  JOURNALED;

  /**
   * Returns a playout at this layer, with the title's default number of seats.
   *
   * @param viewConsumer receives the views, so that the JVM cannot skip their computation
   */
  <C, O, V> Playout playout(Title<C, O, V> title, Consumer<Object> viewConsumer) {
    return switch (title.open(Options.NONE)) {
      case Validated.Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) ->
          playout(
              game,
              title.seats().firstSeats(title.seats().defaultCount()),
              viewConsumer::accept,
              DealSeeds.of(title));
      case Validated.Invalid<Game<?, C, O, V>>(var errors) ->
          throw new IllegalStateException(errors.toString());
    };
  }

  private <S, C, O, V> Playout playout(
      Game<S, C, O, V> game, List<Seat> seats, Consumer<V> viewConsumer, long... seeds) {
    return switch (this) {
      case CONTRACT ->
          new ContractPlayout<>(game, seats.size(), UnaryOperator.identity(), _ -> {}, seeds);
      case CHECKED -> {
        Notation<C> notation = game.notation();
        yield new ContractPlayout<>(
            game,
            seats.size(),
            command -> CommandParser.parse(notation, notation.format(command)),
            state -> seats.forEach(seat -> viewConsumer.accept(game.view(state, seat))),
            seeds);
      }
      case JOURNALED -> new JournaledPlayout<>(game, seats, viewConsumer, seeds);
    };
  }
}
