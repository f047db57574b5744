package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a house has in common with others.
 *
 * @param database of PostgreSQL, as a JDBC URL; a file of its own if empty
 * @param hostKey the file of the key by which clients know the house again, if not in its folder
 * @param seedKey the file of the key that seals seeds in the database, if not in its folder
 */
public record Shared(Optional<String> database, Optional<Path> hostKey, Optional<Path> seedKey) {
  public static final Shared NONE =
      new Shared(Optional.empty(), Optional.empty(), Optional.empty());

  /** The URL can hold a password. */
  @Override
  public String toString() {
    return "Shared";
  }
}
