package lethe.app.server.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Optional;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.BanStore;
import lethe.app.server.base.Log;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.disk.HashFile;
import lethe.app.server.event.EventStore;
import lethe.app.server.event.RatingStore;
import lethe.app.server.session.FriendStore;
import lethe.app.server.session.LoginStore;
import lethe.app.server.store.DatabaseStatus;
import lethe.app.server.store.ServerStore;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.ShownHashes;
import lethe.app.server.table.TableStore;

/**
 * The data of a server in a database.
 *
 * @param folder the server's own data folder, which contains the shown hashes and, for SQLite, the
 *     database
 */
public record SqlServerStore(
    Path folder,
    Database database,
    TableStore tables,
    AccountStore accounts,
    LoginStore logins,
    FriendStore friends,
    BanStore bans,
    EventStore events,
    DealStore deals,
    RatingStore ratings,
    SqlChatStore chat,
    ShownHashes shownHashes,
    Optional<Cluster> cluster)
    implements ServerStore {
  /** The name of the database file in the data folder of a single server. */
  static final String FILE_NAME = "lethe.db";

  /** Opens the store of a single server, in a file of its folder. */
  public static SqlServerStore openFile(Path folder, Log log) throws IOException {
    Path file = folder.resolve(FILE_NAME);
    Database database = Database.openFile(file).logTo(log);
    SeedCipher cipher;
    try {
      cipher = prepare(database, new SeedKeyFile(Optional.empty(), new SecureRandom()), log);
    } catch (IOException e) {
      throw e.getCause() instanceof SQLException
          ? new IOException(ErrorText.unusableFile(file, e), e)
          : e;
    }
    return create(folder, database, cipher, Optional.empty(), log);
  }

  /**
   * Opens a store that can be shared with other servers.
   *
   * @throws DatabaseUnavailableException if the database is down, but may become available
   */
  public static SqlServerStore openPostgres(
      PostgresConfig postgres, Path folder, Log log, SecureRandom random) throws IOException {
    Database database = Database.openPostgres(postgres).logTo(log);
    SeedCipher cipher =
        prepare(database, new SeedKeyFile(Optional.of(postgres.seedKey()), random), log);
    PostgresCluster cluster = new PostgresCluster(database, postgres);
    return create(folder, database, cipher, Optional.of(cluster), log);
  }

  /**
   * Returns the reason why the database file in a folder cannot be used; empty if it can, or if it
   * does not exist or is empty.
   */
  public static Optional<String> problem(Path folder) throws IOException {
    Path file = folder.resolve(FILE_NAME);
    if (!Files.exists(file) || Files.size(file) == 0) {
      return Optional.empty();
    }
    try (Database database = Database.openReadOnly(file)) {
      return database
          .read(sql -> Schema.problem(sql, true))
          .map(problem -> SqlMessages.MESSAGES.format("file", file, problem));
    } catch (IOException e) {
      return Optional.of(ErrorText.unusableFile(file, e));
    }
  }

  /** Returns the reason why the server cannot use a PostgreSQL database; empty if it can. */
  public static Optional<String> problem(PostgresConfig postgres) {
    try (Database database = Database.openPostgres(postgres)) {
      Optional<String> schema = database.read(sql -> Schema.problem(sql, false));
      return schema.isPresent() ? schema : SeedKeyFile.problem(postgres.seedKey(), database);
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static SqlServerStore create(
      Path folder, Database database, SeedCipher cipher, Optional<Cluster> cluster, Log log)
      throws IOException {
    ClusterPublisher publisher = new ClusterPublisher(cluster);
    SqlAccountStore accounts = new SqlAccountStore(database, publisher, log);
    return new SqlServerStore(
        folder,
        database,
        new SqlTableStore(database, cipher, publisher, log),
        accounts,
        new SqlLoginStore(database, accounts),
        new SqlFriendStore(database, accounts),
        new SqlBanStore(database, publisher),
        new SqlEventStore(database, cipher, log),
        new SqlDealStore(database, cipher, log),
        new SqlRatingStore(database, log),
        new SqlChatStore(database, log),
        HashFile.open(folder, log),
        cluster);
  }

  /**
   * Creates or updates the schema, and returns the cipher for seeds. If that fails, closes the
   * database.
   */
  private static SeedCipher prepare(Database database, SeedKeyFile key, Log log)
      throws IOException {
    try {
      int previousVersion = Schema.migrate(database);
      if (previousVersion < Schema.VERSION) {
        log.warn("migrated", "from", previousVersion, "to", Schema.VERSION);
      }
      return key.open(database);
    } catch (SQLException e) {
      database.close();
      throw new IOException(ErrorText.describe(e), e);
    } catch (IOException | RuntimeException e) {
      database.close();
      throw e;
    }
  }

  @Override
  public DatabaseStatus databaseStatus() {
    return database.status();
  }

  @Override
  public long freeDiskSpace() {
    // A FileStore would require that the mount point is visible, which it is not in a chroot.
    return folder.toFile().getUsableSpace();
  }

  @Override
  public void close() {
    chat.close();
    cluster.ifPresent(Cluster::close);
    database.close();
  }
}
