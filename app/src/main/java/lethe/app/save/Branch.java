package lethe.app.save;

import java.nio.file.Path;

/**
 * A named match that continues from a position of another match.
 *
 * @param position the number of entries that both matches have in common
 * @param name the name, which is unique among the branches of a journal, ignoring case
 * @param file the journal of the branch
 */
public record Branch(int position, String name, Path file) {
  /** Returns whether the branch has this name, ignoring case. */
  public boolean isNamed(String otherName) {
    return name.equalsIgnoreCase(otherName);
  }
}
