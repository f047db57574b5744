package lethe.app.server.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Copies all data of a site, except temporary data, into another, empty database, atomically. No
 * server may be running during the transfer.
 *
 * @param folder the data folder of a single server
 * @param postgres the PostgreSQL database
 */
public record StoreTransfer(Path folder, PostgresConfig postgres, SecureRandom random) {
  /**
   * The amount of data copied.
   *
   * @param entries the number of journal entries
   */
  public record TransferCounts(int accounts, int tables, int entries) {
    static TransferCounts of(Sql sql) throws SQLException {
      return new TransferCounts(
          RowCopier.count(sql, "accounts"),
          RowCopier.count(sql, "tables"),
          RowCopier.count(sql, "entries"));
    }
  }

  /** Copies from the database in the folder, and then renames its file. */
  public TransferCounts toPostgres() throws IOException {
    Path file = folder.resolve(SqlServerStore.FILE_NAME);
    if (!Files.exists(file)) {
      throw new IOException(SqlMessages.MESSAGES.format("no-source-database", file));
    }
    TransferCounts counts = toPostgres(file);
    Files.move(
        file, folder.resolve(SqlServerStore.FILE_NAME + ".moved"), StandardCopyOption.ATOMIC_MOVE);
    return counts;
  }

  /** Copies from an SQLite database, whose schema may be upgraded. */
  TransferCounts toPostgres(Path file) throws IOException {
    try (Database from = Database.openFile(file);
        Database to = Database.openPostgres(postgres)) {
      return transfer(from, noKey(), to, keyFile());
    }
  }

  /**
   * Copies into a new database in the folder. The rows of the source remain unchanged, but its
   * schema may be upgraded.
   */
  public TransferCounts toSqlite() throws IOException {
    Path file = pathForNewDatabase(folder);
    if (!Files.exists(postgres.seedKey())) {
      throw new IOException(
          SqlMessages.MESSAGES.format("missing-seed-key-file", postgres.seedKey()));
    }
    Path part = folder.resolve(SqlServerStore.FILE_NAME + ".part");
    Files.deleteIfExists(part);
    TransferCounts counts;
    try (Database from = Database.openPostgres(postgres);
        Database to = Database.openFile(part)) {
      counts = transfer(from, keyFile(), to, noKey());
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    return counts;
  }

  /**
   * Returns the path of a new database in a folder.
   *
   * @throws IOException if the folder already contains a database, or a write-ahead log, which
   *     SQLite would apply to the new database
   */
  static Path pathForNewDatabase(Path folder) throws IOException {
    Path file = folder.resolve(SqlServerStore.FILE_NAME);
    for (Path existing : List.of(file, folder.resolve(SqlServerStore.FILE_NAME + "-wal"))) {
      if (Files.exists(existing)) {
        throw new IOException(SqlMessages.MESSAGES.format("target-not-empty", existing));
      }
    }
    return file;
  }

  private SeedKeyFile keyFile() {
    return new SeedKeyFile(Optional.of(postgres.seedKey()), random);
  }

  /**
   * Returns the key file of a single server's database: none, because seeds are not encrypted
   * there.
   */
  private SeedKeyFile noKey() {
    return new SeedKeyFile(Optional.empty(), random);
  }

  private static TransferCounts transfer(
      Database sourceDatabase,
      SeedKeyFile sourceKey,
      Database targetDatabase,
      SeedKeyFile targetKey)
      throws IOException {
    try {
      Schema.migrate(sourceDatabase);
      SeedCipher sourceCipher = sourceKey.open(sourceDatabase);
      Schema.migrate(targetDatabase);
      if (sourceDatabase.run(StoreTransfer::isServerRunning)
          || targetDatabase.run(StoreTransfer::isServerRunning)) {
        throw new IOException(SqlMessages.MESSAGES.format("database-in-use"));
      }
      if (targetDatabase.run(RowCopier::hasRows)) {
        throw new IOException(
            SqlMessages.MESSAGES.format(
                "target-not-empty", SqlMessages.MESSAGES.format("target-database")));
      }
      SeedCipher targetCipher = targetKey.open(targetDatabase);
      return copy(sourceDatabase, sourceCipher, targetDatabase, targetCipher);
    } catch (SQLException e) {
      throw new IOException(ErrorText.describe(e), e);
    }
  }

  /** Copies all rows, as they are at one moment, into an empty database. */
  static TransferCounts copy(
      Database sourceDatabase,
      SeedCipher sourceCipher,
      Database targetDatabase,
      SeedCipher targetCipher)
      throws SQLException {
    return sourceDatabase.transaction(
        source -> {
          source.readOneSnapshot();
          return targetDatabase.transaction(
              target -> {
                RowCopier rows = new RowCopier(source, sourceCipher, target, targetCipher);
                for (String table : RowCopier.TABLES) {
                  rows.copyTable(table);
                }
                return TransferCounts.of(target);
              });
        });
  }

  /**
   * Returns whether a server is running on a PostgreSQL database. A server that was killed counts
   * as running for 10 seconds. Servers do not report to an SQLite database.
   */
  private static boolean isServerRunning(Sql sql) throws SQLException {
    Instant since = sql.now().minusSeconds(10);
    return sql.list("select last_seen from servers", row -> row.timestamp(1)).stream()
        .anyMatch(since::isBefore);
  }
}
