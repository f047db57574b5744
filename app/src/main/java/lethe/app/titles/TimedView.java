package lethe.app.titles;

import java.util.function.ToIntFunction;

/**
 * A view that is shown only for a limited time.
 *
 * @param seconds returns how long a view may be seen, in seconds, as a multiple of {@link
 *     #SLICE_SECONDS}; 0 for no limit
 * @param doneCommand the command of a seat that has finished memorizing or whose time is over
 */
public record TimedView<C, V>(ToIntFunction<V> seconds, C doneCommand) {
  /**
   * The number of seconds in a slice of the time. The start of each slice is journaled, so that
   * leaving and returning does not give a player more time.
   */
  public static final int SLICE_SECONDS = 5;
}
