package lethe.app.titles;

import java.util.function.ToIntFunction;

/**
 * What a game shows for a while and then no more.
 *
 * @param seconds for how long this view may be looked at, a multiple of a slice; 0 where it may be
 *     looked at for as long as one likes
 * @param done what a seat says that has looked enough, or long enough
 */
public record TimedView<C, V>(ToIntFunction<V> seconds, C done) {
  /**
   * The time is kept in slices: each is written down when it begins, so that nobody gets it again
   * by leaving and coming back.
   */
  public static final int SLICE = 5;
}
