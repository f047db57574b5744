package lethe.app.cli;

import java.nio.file.Path;
import java.util.OptionalLong;
import lethe.app.play.TableSetup;

/** A request of a menu to its performer. */
sealed interface MenuEffect {
  /**
   * Deals and plays a match.
   *
   * @param seed the chosen seed; empty for a random one
   * @param taught whether the match is guided for beginners
   */
  record Begin(TableSetup setup, OptionalLong seed, boolean taught) implements MenuEffect {}

  /** Resumes a saved match. */
  record Resume(Path file) implements MenuEffect {}

  /** Poses puzzles, one after the other. */
  record Pose() implements MenuEffect {}

  /** Deletes a saved match. */
  record Delete(Path file) implements MenuEffect {}

  /** Saves changed settings. */
  record Keep(UserSettings settings) implements MenuEffect {}

  /** Reviews a finished match. */
  record Review(Path file) implements MenuEffect {}
}
