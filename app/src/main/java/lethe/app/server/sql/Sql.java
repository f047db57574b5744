package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.postgresql.PGConnection;

/**
 * Executes statements on one connection, with one SQL text for both databases.
 *
 * <p>Parameters may be strings, numbers, booleans (1 or 0 in the database), instants and dates
 * (text in ISO format), and optional values (null if empty). {@link Row} reads the same types.
 */
record Sql(Connection connection) {
  /** The number of the advisory lock of PostgreSQL for {@link #lockDatabase}. */
  private static final long DATABASE_LOCK = 0x4c65746865L;

  interface Work<T> {
    T run(Sql sql) throws SQLException;
  }

  interface RowReader<T> {
    T read(Row row) throws SQLException;
  }

  /** Executes a statement. Returns whether it affected any row. */
  boolean update(String statement, Object... values) throws SQLException {
    try (PreparedStatement prepared = prepare(statement, values)) {
      return prepared.executeUpdate() > 0;
    }
  }

  /**
   * Makes all queries of the current transaction see the data as of one moment, as they always do
   * in SQLite. Must be called before the first query.
   */
  void readOneSnapshot() throws SQLException {
    if (connection.isWrapperFor(PGConnection.class)) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("set transaction isolation level repeatable read");
      }
    }
  }

  /**
   * Waits until no other transaction has locked the database in this way, and locks it until the
   * end of this transaction. In SQLite, does nothing.
   */
  void lockDatabase() throws SQLException {
    if (connection.isWrapperFor(PGConnection.class)) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("select pg_advisory_xact_lock(" + DATABASE_LOCK + ")");
      }
    }
  }

  /** Executes all statements of a script without parameters. */
  void executeScript(String script) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  /** Returns all rows of a query. */
  <T> List<T> list(String query, RowReader<T> reader, Object... values) throws SQLException {
    List<T> results = new ArrayList<>();
    try (PreparedStatement prepared = prepare(query, values);
        ResultSet rows = prepared.executeQuery()) {
      Row row = new Row(rows);
      while (rows.next()) {
        results.add(reader.read(row));
      }
    }
    return results;
  }

  /** Returns the first row of a query; empty if there is none. */
  <T> Optional<T> findFirst(String query, RowReader<T> reader, Object... values)
      throws SQLException {
    return list(query, reader, values).stream().findFirst();
  }

  boolean exists(String query, Object... values) throws SQLException {
    return !list(query, _ -> true, values).isEmpty();
  }

  /** Returns the number in the first column of a query's only row. */
  int number(String query, Object... values) throws SQLException {
    return findFirst(query, row -> row.number(1), values).orElseThrow();
  }

  /** Returns the time of the database's clock, which all servers share. */
  Instant now() throws SQLException {
    return findFirst("select current_timestamp", row -> row.timestamp(1)).orElseThrow();
  }

  /** Discards all changes of the transaction so far. */
  void rollback() throws SQLException {
    connection.rollback();
  }

  private PreparedStatement prepare(String text, Object... values) throws SQLException {
    PreparedStatement preparedStatement = connection.prepareStatement(text);
    for (int i = 0; i < values.length; i++) {
      bind(preparedStatement, i + 1, values[i]);
    }
    return preparedStatement;
  }

  private static void bind(PreparedStatement preparedStatement, int index, Object value)
      throws SQLException {
    switch (value) {
      case Boolean flag -> preparedStatement.setInt(index, flag ? 1 : 0);
      case Instant time -> preparedStatement.setString(index, time.toString());
      case LocalDate date -> preparedStatement.setString(index, date.toString());
      case Optional<?> optional when optional.isPresent() ->
          bind(preparedStatement, index, optional.get());
      case Optional<?> _ -> preparedStatement.setNull(index, Types.VARCHAR);
      default -> preparedStatement.setObject(index, value);
    }
  }
}
