package lethe.app.ssh;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.JournalStore;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Validated.Valid;
import org.postgresql.PGConnection;

/** Reads what servers have written to a PostgreSQL database, on a connection of its own. */
final class DatabaseObserver implements AutoCloseable {
  private final String url;
  private Optional<Connection> connection = Optional.empty();

  DatabaseObserver(String url) {
    this.url = url;
  }

  private Connection connection() throws SQLException {
    if (connection.isEmpty() || connection.get().isClosed()) {
      Connection newConnection = DriverManager.getConnection(url);
      try (Statement listen = newConnection.createStatement()) {
        listen.execute("listen \"lethe_" + newConnection.getSchema() + "\"");
      }
      connection = Optional.of(newConnection);
    }
    return connection.get();
  }

  /** Returns the first column of a query; empty while the database cannot be reached. */
  List<String> query(String sql, Object... values) {
    List<String> results = new ArrayList<>();
    try (PreparedStatement statement = connection().prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          results.add(rows.getString(1));
        }
      }
      return results;
    } catch (SQLException e) {
      return List.of();
    }
  }

  int queryNumber(String sql, Object... values) {
    return query(sql, values).stream().mapToInt(Integer::parseInt).findFirst().orElse(0);
  }

  int entryCount(int table) {
    return queryNumber("select count(*) from entries where table_number = ?", table);
  }

  /** Waits until the table has more than this many entries. Returns false on a timeout. */
  boolean awaitEntries(int table, int entries, Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (entryCount(table) <= entries) {
      if (System.nanoTime() > deadline) {
        return false;
      }
      try {
        connection().unwrap(PGConnection.class).getNotifications(50);
      } catch (SQLException e) {
        connection = Optional.empty();
      }
    }
    return true;
  }

  /** Returns a copy of a match, which reads new entries from the database when it catches up. */
  Table<?, ?, ?> match(Path key, int table) {
    String text = StoredData.journal(url, key, table);
    Table<?, ?, ?> match =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("journal"), text)).value().table();
    match.saveTo(
        new JournalStore() {
          @Override
          public boolean appendEntry(int position, String line) {
            return false;
          }

          @Override
          public List<String> entriesSince(int position) {
            return query(
                "select line from entries where table_number = ? and position >= ? order by position",
                table,
                position);
          }

          @Override
          public void close() {}
        });
    return match;
  }

  @Override
  public void close() {
    connection.ifPresent(
        open -> {
          try {
            open.close();
          } catch (SQLException e) {
            // The connection is already broken.
          }
        });
  }
}
