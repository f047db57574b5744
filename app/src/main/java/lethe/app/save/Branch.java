package lethe.app.save;

import java.nio.file.Path;

/**
 * A named match that continues from a moment of another match.
 *
 * @param entry the number of entries that both matches have in common
 * @param file the file of the branch
 */
public record Branch(int entry, String name, Path file) {
  /** Returns whether the branch has this name, ignoring case. */
  public boolean isNamed(String other) {
    return name.equalsIgnoreCase(other);
  }
}
