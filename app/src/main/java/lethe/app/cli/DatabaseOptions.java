package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.ssh.ClusterConfig;

/** The options for a database that several servers share. */
final class DatabaseOptions {
  private final CommandSyntax syntax;
  private final Supplier<Optional<String>> database;
  private final Supplier<Optional<Path>> hostKey;
  private final Supplier<Optional<Path>> seedKey;

  DatabaseOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    database =
        syntax.option(
            "--database",
            "URL",
            String.class,
            "Stores tables and accounts in a PostgreSQL database that other servers can share:"
                + " jdbc:postgresql://HOST/NAME. Keep the password in ~/.pgpass.");
    hostKey =
        syntax.option(
            "--host-key",
            "FILE",
            Path.class,
            "The key by which clients recognize the server, the same for all servers of a site"
                + " (default: host_key in the data folder).");
    seedKey =
        syntax.option(
            "--seed-key",
            "FILE",
            Path.class,
            "The key that encrypts the seeds of matches in a database, the same for all servers of a"
                + " site; created if missing (default: seed_key in the data folder).");
  }

  /** Returns the configuration; reports a usage error if the URL is not that of PostgreSQL. */
  ClusterConfig clusterConfig() {
    if (database.get().filter(url -> !url.startsWith("jdbc:postgresql:")).isPresent()) {
      throw syntax.usageError("serve.database-url");
    }
    return new ClusterConfig(
        database.get(),
        hostKey.get().map(Path::toAbsolutePath),
        seedKey.get().map(Path::toAbsolutePath));
  }
}
