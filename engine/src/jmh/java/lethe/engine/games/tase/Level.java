package lethe.engine.games.tase;

import java.util.function.Consumer;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Options;

/** How much of the engine a playout goes through. */
public enum Level {
  /** Nothing of it: plain arrays. */
  PLAIN,
  /** The contract of a game: legal, pick, apply, score. */
  CONTRACT,
  /** And every ply is read from its text, and each seat is given its view. */
  CHECKED,
  /** And all goes through a match, and the text of its journal is kept. */
  JOURNALED;

  /**
   * The playout of this level.
   *
   * @param seen takes the views
   */
  Playout playout(Consumer<View> seen) {
    Game<?, Command, Observation, View> game =
        switch (TaSe.open(Options.NONE)) {
          case Checked.Valid<Game<?, Command, Observation, View>>(var opened) -> opened;
          case Checked.Faulty<Game<?, Command, Observation, View>>(var faults) ->
              throw new IllegalStateException(faults.toString());
        };
    return switch (this) {
      case PLAIN -> new PlainPlayout();
      case CONTRACT -> ContractPlayout.of(game);
      case CHECKED -> CheckedPlayout.of(game, seen);
      case JOURNALED -> new JournaledPlayout(game, seen);
    };
  }
}
