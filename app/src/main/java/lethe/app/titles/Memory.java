package lethe.app.titles;

import java.util.Optional;

/**
 * What has to be kept in mind.
 *
 * @param guarded whether memory is the game, so that nothing on the screen may be looked up again
 * @param timed what the game shows only for a while, if anything
 */
public record Memory<C, V>(boolean guarded, Optional<TimedView<C, V>> timed) {
  /** Nothing: whatever was told may be looked up again. */
  public static <C, V> Memory<C, V> aided() {
    return new Memory<>(false, Optional.empty());
  }

  /** All that was told. */
  public static <C, V> Memory<C, V> game() {
    return new Memory<>(true, Optional.empty());
  }

  /** All that was told, and what was seen for a while. */
  public static <C, V> Memory<C, V> game(TimedView<C, V> timed) {
    return new Memory<>(true, Optional.of(timed));
  }
}
