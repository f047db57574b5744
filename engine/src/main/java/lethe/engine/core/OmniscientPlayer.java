package lethe.engine.core;

/**
 * Plays complete matches with full knowledge of all hidden information, to estimate the best result
 * that a deal allows.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
@FunctionalInterface
public interface OmniscientPlayer<C, O, V> {
  /** Plays the match that is dealt from {@code seed} and returns its outcome. */
  Outcome play(Game<?, C, O, V> game, long seed);
}
