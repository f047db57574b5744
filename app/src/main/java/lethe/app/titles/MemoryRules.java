package lethe.app.titles;

import java.util.Optional;

/**
 * The rules about the information that players have to remember.
 *
 * @param isMemoryGame whether memory is part of the game, so that nothing may be looked up again
 * @param timedView the view that is shown only for a limited time, if there is one
 */
public record MemoryRules<C, V>(boolean isMemoryGame, Optional<TimedView<C, V>> timedView) {
  /** Creates the memory rules of a game in which all observations may be looked up. */
  public static <C, V> MemoryRules<C, V> openLog() {
    return new MemoryRules<>(false, Optional.empty());
  }

  /** Creates the memory rules of a game in which observations must be remembered. */
  public static <C, V> MemoryRules<C, V> memoryGame() {
    return new MemoryRules<>(true, Optional.empty());
  }

  /**
   * Creates the memory rules of a game in which observations and the timed view must be remembered.
   */
  public static <C, V> MemoryRules<C, V> memoryGame(TimedView<C, V> timedView) {
    return new MemoryRules<>(true, Optional.of(timedView));
  }
}
