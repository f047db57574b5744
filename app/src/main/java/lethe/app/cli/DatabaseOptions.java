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
            "Keeps tables and people in a PostgreSQL, which other servers may share:"
                + " jdbc:postgresql://HOST/NAME. A password is better kept in ~/.pgpass.");
    hostKey =
        syntax.option(
            "--host-key",
            "FILE",
            Path.class,
            "The key by which clients know the server again, the same in all servers of a database"
                + " (usually host_key in its folder).");
    seedKey =
        syntax.option(
            "--seed-key",
            "FILE",
            Path.class,
            "The key that seals the seeds of matches in a database, the same in all servers of it;"
                + " made if there is none (usually seed_key in its folder).");
  }

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
