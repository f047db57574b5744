package lethe.app.cli;

import java.nio.file.Path;
import java.util.OptionalLong;
import lethe.app.play.TableSetup;

/** What somebody in front of a menu wants done. */
sealed interface MenuEffect {
  /**
   * Deal a match and play it.
   *
   * @param seed what was chosen for the deal to come from
   * @param taught whether a beginner is told what matters
   */
  record Begin(TableSetup setup, OptionalLong seed, boolean taught) implements MenuEffect {}

  /** Go on with a kept match. */
  record Resume(Path file) implements MenuEffect {}

  /** Ask for the right move, one puzzle after the other. */
  record Pose() implements MenuEffect {}

  /** Throw a kept match away for good. */
  record Delete(Path file) implements MenuEffect {}

  /** Have it like this from now on. */
  record Keep(Settings settings) implements MenuEffect {}

  /** Look at a match again that is over. */
  record Review(Path file) implements MenuEffect {}
}
