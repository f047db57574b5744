package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.ssh.Shared;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a house keeps everything, and what it has in common with others that do so, too. */
@Command
final class HouseDatabase {
  @Mixin private Usage usage;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "Keeps tables and people in a PostgreSQL, which other houses may share:"
              + " jdbc:postgresql://HOST/NAME. A password is better kept in ~/.pgpass.")
  private Optional<String> database = Optional.empty();

  @Option(
      names = "--host-key",
      paramLabel = "FILE",
      description =
          "The key by which clients know the house again, the same in all houses of a database"
              + " (usually host_key in its folder).")
  private Optional<Path> hostKey = Optional.empty();

  @Option(
      names = "--seed-key",
      paramLabel = "FILE",
      description =
          "The key that seals the seeds of matches in a database, the same in all houses of it;"
              + " made if there is none (usually seed_key in its folder).")
  private Optional<Path> seedKey = Optional.empty();

  Shared shared() {
    if (database.filter(url -> !url.startsWith("jdbc:postgresql:")).isPresent()) {
      throw usage.wrong("serve.database-url");
    }
    return new Shared(
        database, hostKey.map(Path::toAbsolutePath), seedKey.map(Path::toAbsolutePath));
  }
}
