package lethe.engine.core;

/**
 * A sampler of the states that are consistent with a viewer's view and observations. The viewer's
 * knowledge is collected once; any number of states can then be drawn.
 *
 * @param <S> the complete state
 */
@FunctionalInterface
public interface StateSampler<S> {
  /**
   * Draws a state. Everything that the viewer cannot know is dealt at random, so that every hidden
   * item can take each of its possible values.
   *
   * @param rng the only source of randomness
   */
  S sample(Rng rng);
}
