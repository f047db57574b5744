package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.sql.PostgresConfig;

/**
 * The configuration that all servers of a site share: the database and the keys.
 *
 * @param databaseUrl the JDBC URL of a PostgreSQL database; empty for a local file
 * @param password the password for the database; if empty, the driver looks for it in {@code
 *     ~/.pgpass}
 * @param hostKey the file of the host key; empty for the one in the data folder
 * @param seedKey the file of the key that encrypts seeds in the database; empty for the one in the
 *     data folder
 */
public record ClusterConfig(
    Optional<String> databaseUrl,
    Optional<String> password,
    Optional<Path> hostKey,
    Optional<Path> seedKey) {
  public static final ClusterConfig NONE =
      new ClusterConfig(Optional.empty(), Optional.empty(), Optional.empty());

  /** Creates a configuration without a password for the database. */
  public ClusterConfig(
      Optional<String> databaseUrl, Optional<Path> hostKey, Optional<Path> seedKey) {
    this(databaseUrl, Optional.empty(), hostKey, seedKey);
  }

  /**
   * Returns the configuration for PostgreSQL; empty if the server does not use it.
   *
   * @param data the data folder of the server
   */
  Optional<PostgresConfig> postgres(Path data, ServerInfo info, Limits limits) {
    Path key = seedKey.orElse(data.resolve("seed_key"));
    return databaseUrl.map(url -> new PostgresConfig(url, password, key, info, limits));
  }

  /** Returns the URL of the database without its options. */
  public Optional<String> databaseUrlWithoutOptions() {
    return databaseUrl.map(url -> url.replaceFirst("(?s)\\?.*", ""));
  }

  /** Omits the URL, which can contain a user, and the password. */
  @Override
  public String toString() {
    return "ClusterConfig";
  }
}
