package lethe.app.server.sql;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import lethe.app.server.base.Log;

/** The kinds of database in which a server can store its data. */
public enum DatabaseKind {
  SQLITE,
  POSTGRES;

  /** Runs one PostgreSQL server for all tests of a run; every data folder has its own schema. */
  private static final class PostgresServer {
    static final String URL = start();

    /** Used only to create schemas. */
    static final Connection CONNECTION = connect();

    private static String start() {
      try {
        // The tests store too little to need vacuuming.
        return EmbeddedPostgres.builder()
            .setServerConfig("autovacuum", "off")
            .start()
            .getJdbcUrl("postgres", "postgres");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static Connection connect() {
      try {
        return DriverManager.getConnection(URL);
      } catch (SQLException e) {
        throw new AssertionError(e);
      }
    }
  }

  /**
   * Returns the URL of the database for this data folder, and creates its schema if necessary;
   * empty if the database is a file in the folder.
   */
  public Optional<String> url(Path data) {
    return this == SQLITE ? Optional.empty() : Optional.of(postgresUrl(data));
  }

  /** Opens a store of this kind for a server with this data folder. */
  public SqlServerStore store(Path data, Log log) throws IOException {
    Optional<String> url = url(data);
    return url.isEmpty()
        ? SqlServerStore.openFile(data, log)
        : SqlServerStore.openPostgres(
            new PostgresConfig(url.get(), data.resolve("seed_key")), data, log, new SecureRandom());
  }

  private static String postgresUrl(Path data) {
    String schema = "lethe_" + Integer.toHexString(data.toAbsolutePath().toString().hashCode());
    try (Statement statement = PostgresServer.CONNECTION.createStatement()) {
      statement.execute("create schema if not exists " + schema);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return PostgresServer.URL + "&currentSchema=" + schema;
  }
}
