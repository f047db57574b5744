package lethe.app.text;

import org.jspecify.annotations.Nullable;

/**
 * Texts compiled into the program. In the jar, the build replaces this class with one that contains
 * the texts, because reading them from the class path takes longer than drawing the first screen.
 */
final class EmbeddedTexts {
  private EmbeddedTexts() {}

  /**
   * Returns the text of a file; null if it has to be read from the class path.
   *
   * @param name the path of the file on the class path
   */
  static @Nullable String text(String name) {
    return null;
  }
}
