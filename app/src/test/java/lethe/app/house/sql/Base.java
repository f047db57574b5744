package lethe.app.house.sql;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.Optional;
import lethe.app.house.Log;

/** What a house can be kept in. */
public enum Base {
  SQLITE,
  POSTGRES;

  /** One server for all tests of a run; what they keep is apart. */
  private static final class Server {
    static final String URL = started();

    /** Whoever keeps something here only makes room for it by this one. */
    static final Connection ROOM = connected();

    private static String started() {
      try {
        // Nobody here keeps so much that it would have to be tidied.
        return EmbeddedPostgres.builder()
            .setServerConfig("autovacuum", "off")
            .start()
            .getJdbcUrl("postgres", "postgres");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static Connection connected() {
      try {
        return DriverManager.getConnection(URL);
      } catch (SQLException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Where a house with this folder is kept, if not in the folder. */
  public Optional<String> url(Path data) {
    return this == SQLITE ? Optional.empty() : Optional.of(postgres(data));
  }

  /** A store there, for a house with this folder. */
  public SqlStore store(Path data, Log log) throws IOException {
    LocalDate today = LocalDate.of(2026, 1, 1);
    Optional<String> url = url(data);
    return url.isEmpty()
        ? SqlStore.in(data, today, log)
        : SqlStore.at(url.get(), data.resolve("seed_key"), data, today, log, new SecureRandom());
  }

  private static String postgres(Path data) {
    String schema = "house_" + Integer.toHexString(data.toAbsolutePath().toString().hashCode());
    try (Statement statement = Server.ROOM.createStatement()) {
      statement.execute("create schema if not exists " + schema);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return Server.URL + "&currentSchema=" + schema;
  }
}
