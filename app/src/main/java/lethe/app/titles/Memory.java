package lethe.app.titles;

import java.util.Optional;

/**
 * What players have to remember.
 *
 * @param guarded whether memory is part of the game, so that nothing may be looked up again
 * @param timed the view that is shown only for a limited time, if there is one
 */
public record Memory<C, V>(boolean guarded, Optional<TimedView<C, V>> timed) {
  /** Creates the memory rules of a game in which everything that was told may be looked up. */
  public static <C, V> Memory<C, V> aided() {
    return new Memory<>(false, Optional.empty());
  }

  /** Creates the memory rules of a game in which what was told must be remembered. */
  public static <C, V> Memory<C, V> game() {
    return new Memory<>(true, Optional.empty());
  }

  /**
   * Creates the memory rules of a game in which what was told and what was shown for a limited time
   * must be remembered.
   */
  public static <C, V> Memory<C, V> game(TimedView<C, V> timed) {
    return new Memory<>(true, Optional.of(timed));
  }
}
