package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The configuration shared with other servers.
 *
 * @param database the JDBC URL of a PostgreSQL database; empty for a local file
 * @param hostKey the file of the host key; empty for the one in the data folder
 * @param seedKey the file of the key that encrypts seeds in the database; empty for the one in the
 *     data folder
 */
public record ClusterConfig(
    Optional<String> database, Optional<Path> hostKey, Optional<Path> seedKey) {
  public static final ClusterConfig NONE =
      new ClusterConfig(Optional.empty(), Optional.empty(), Optional.empty());

  /** Omits the URL, which can contain a password. */
  @Override
  public String toString() {
    return "ClusterConfig";
  }
}
