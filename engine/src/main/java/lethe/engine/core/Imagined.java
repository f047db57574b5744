package lethe.engine.core;

/**
 * States that agree with what a viewer sees and was told. What it knows is gathered once, and any
 * number of states are drawn from it.
 *
 * @param <S> the whole truth
 */
@FunctionalInterface
public interface Imagined<S> {
  /**
   * One of them, by this stream alone, all that the viewer cannot know drawn anew: every hidden
   * thing takes every value it can have.
   */
  S state(Rng rng);
}
