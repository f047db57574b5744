package lethe.app.server.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Optional;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.sql.StoreTransfer.TransferCounts;

/**
 * Backs up all data of a site while its servers are running, and restores it. A backup is a folder
 * with an SQLite database, whatever the database of the site is; only its owner can open it,
 * because the seeds in it are not encrypted.
 *
 * @param folder the data folder of the server
 * @param postgres the PostgreSQL database; empty for the database in the folder
 */
public record StoreBackup(Path folder, Optional<PostgresConfig> postgres, SecureRandom random) {
  /**
   * Backs up the data, as it is at one moment.
   *
   * @param backup a folder without a backup; created if it does not exist
   * @throws IOException if the folder already contains a backup, or the data cannot be copied; the
   *     message contains the reason
   */
  public TransferCounts backUp(Path backup) throws IOException {
    Path source = folder.resolve(SqlServerStore.FILE_NAME);
    Path file = StoreTransfer.pathForNewDatabase(backup);
    if (postgres.isEmpty() && !Files.exists(source)) {
      throw new IOException(SqlMessages.MESSAGES.format("no-backup-source", source));
    }
    new DataFolder(backup).open();
    Path part = temporaryFile(backup);
    if (postgres.isEmpty()) {
      copyFile(source, part);
    } else {
      copyPostgres(postgres.get(), part);
    }
    TransferCounts counts = count(part);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    return counts;
  }

  /**
   * Restores a backup into an empty database, on which no server may be running. An older schema is
   * upgraded: in PostgreSQL immediately, in a file when a server opens it.
   */
  public TransferCounts restore(Path backup) throws IOException {
    Path source = backup.resolve(SqlServerStore.FILE_NAME);
    if (!Files.exists(source)) {
      throw new IOException(SqlMessages.MESSAGES.format("no-backup", source));
    }
    Optional<String> problem = SqlServerStore.problem(backup);
    if (problem.isPresent()) {
      throw new IOException(problem.get());
    }
    if (postgres.isEmpty()) {
      Path file = StoreTransfer.pathForNewDatabase(folder);
      Path part = temporaryFile(folder);
      copyFile(source, part);
      TransferCounts counts = count(part);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      return counts;
    }
    Path part = temporaryFile(folder);
    try {
      copyFile(source, part);
      return new StoreTransfer(folder, postgres.get(), random).toPostgres(part);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Returns the path of a temporary file in a folder, which is deleted if it exists. */
  private static Path temporaryFile(Path folder) throws IOException {
    Path part = folder.resolve(SqlServerStore.FILE_NAME + ".part");
    Files.deleteIfExists(part);
    return part;
  }

  /**
   * Copies an SQLite database, which other processes may be using, to a new file that only its
   * owner can open.
   */
  private static void copyFile(Path source, Path target) throws IOException {
    DataFolder.createPrivateFile(target);
    try (Database database = Database.openReadOnly(source)) {
      var _ = database.read(sql -> sql.update("vacuum into ?", target.toAbsolutePath().toString()));
    }
  }

  private void copyPostgres(PostgresConfig config, Path target) throws IOException {
    try (Database source = Database.openPostgres(config);
        Database copy = Database.openFile(target)) {
      Optional<String> problem = source.read(sql -> Schema.problem(sql, false));
      if (problem.isPresent()) {
        throw new IOException(problem.get());
      }
      SeedCipher cipher = new SeedKeyFile(Optional.of(config.seedKey()), random).open(source);
      Schema.migrate(copy);
      SeedCipher plain = new SeedKeyFile(Optional.empty(), random).open(copy);
      var _ = StoreTransfer.copy(source, cipher, copy, plain);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  private static TransferCounts count(Path file) throws IOException {
    try (Database database = Database.openReadOnly(file)) {
      return database.read(TransferCounts::of);
    }
  }
}
