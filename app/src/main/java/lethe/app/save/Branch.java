package lethe.app.save;

import java.nio.file.Path;

/**
 * A match that goes on from a moment of another one, by the name that somebody gave it.
 *
 * @param entry how many entries both have in common
 * @param file where it is kept
 */
public record Branch(int entry, String name, Path file) {
  /** Whether it is called so; capitals are no difference. */
  public boolean isCalled(String other) {
    return name.equalsIgnoreCase(other);
  }
}
