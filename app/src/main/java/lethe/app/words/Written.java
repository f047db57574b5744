package lethe.app.words;

import org.jspecify.annotations.Nullable;

/**
 * Texts that stand in the program itself. The build writes those of the jar in here: to look for a
 * file on the class path takes a start longer than to draw the first screen.
 */
final class Written {
  private Written() {}

  /** The text of the file of this name on the class path; null where it is to be read there. */
  static @Nullable String text(String name) {
    return null;
  }
}
