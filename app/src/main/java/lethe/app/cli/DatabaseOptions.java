package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import lethe.app.ssh.ClusterConfig;

/** The options for a database that several servers share. */
final class DatabaseOptions {
  /** Matches the parameters of a URL that contain a password. */
  private static final Pattern PASSWORD_PARAMETER = Pattern.compile("(?i)[?&](ssl)?password=");

  private final CommandSyntax syntax;
  private final Supplier<Optional<String>> database;
  private final Supplier<Optional<Path>> passwordFile;
  private final Supplier<Optional<Path>> hostKey;
  private final Supplier<Optional<Path>> seedKey;

  DatabaseOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    database =
        syntax.option(
            "--database",
            "URL",
            String.class,
            "The PostgreSQL database for tables and accounts, which several servers can share:"
                + " jdbc:postgresql://HOST/NAME?user=USER (default: a database in the data folder).");
    passwordFile = passwordFileOption(syntax);
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
                + " site; created for a new database (default: seed_key in the data folder).");
  }

  /** Adds the option for the file with the password of the database. */
  static Supplier<Optional<Path>> passwordFileOption(CommandSyntax syntax) {
    return syntax.option(
        "--database-password-file",
        "FILE",
        Path.class,
        "The file with the password for the database in its first line (default: the password in"
            + " ~/.pgpass, if one is needed).");
  }

  /** Returns the file with the password; empty if there is none. */
  Optional<Path> passwordFile() {
    return passwordFile.get();
  }

  /**
   * Rejects a URL that is not a PostgreSQL URL, or that contains a password, which process lists
   * would show.
   */
  static void requireValid(String url, CommandSyntax syntax) {
    if (!url.startsWith("jdbc:postgresql:")) {
      throw syntax.usageError("serve.database-url");
    }
    if (PASSWORD_PARAMETER.matcher(url).find()) {
      throw syntax.usageError("serve.password-in-url");
    }
  }

  /** Reports a usage error if the URL is invalid. */
  void requireValidUrl() {
    database.get().ifPresent(url -> requireValid(url, syntax));
  }

  /** Returns the configuration; reports a usage error if the URL or the password is invalid. */
  ClusterConfig clusterConfig() {
    requireValidUrl();
    return new ClusterConfig(
        database.get(),
        passwordFile.get().map(file -> PasswordFile.read(file, syntax)),
        hostKey.get().map(Path::toAbsolutePath),
        seedKey.get().map(Path::toAbsolutePath));
  }
}
