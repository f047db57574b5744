package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Executes statements on a connection. */
final class Sql {
  /** The format in which both databases return times. SQLite omits the zone, which is UTC. */
  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .appendLiteral(' ')
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .optionalStart()
          .appendOffset("+HH:mm", "+00")
          .optionalEnd()
          .parseDefaulting(ChronoField.OFFSET_SECONDS, 0)
          .toFormatter(Locale.ROOT);

  private static final DateTimeFormatter PLAIN =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSSSS", Locale.ROOT);

  private Sql() {}

  /** Reads a value from a row. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Work on one connection. */
  interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  /** Executes a statement. Returns the number of rows affected. */
  static int update(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  /** Executes all statements of a script without parameters. */
  static void executeScript(Connection connection, String script) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  /** Returns all rows of a query. */
  static <T> List<T> query(Connection connection, String sql, Row<T> row, Object... values)
      throws SQLException {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = prepare(connection, sql, values);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        all.add(row.read(rows));
      }
    }
    return all;
  }

  /** Returns the first row of a query; empty if there is none. */
  static <T> Optional<T> queryFirst(Connection connection, String sql, Row<T> row, Object... values)
      throws SQLException {
    return query(connection, sql, row, values).stream().findFirst();
  }

  /** Returns the time of the database's clock, which all servers share. */
  static Instant now(Connection connection) throws SQLException {
    String text =
        queryFirst(connection, "select current_timestamp", row -> row.getString(1)).orElseThrow();
    return parseTime(text);
  }

  /** Parses a time as returned by either database. */
  static Instant parseTime(String text) {
    return OffsetDateTime.parse(text, TIME).toInstant();
  }

  /**
   * Converts a time to a parameter for this database: text for SQLite, which has no type for times.
   */
  static Object toColumn(Connection connection, String text) throws SQLException {
    OffsetDateTime time = parseTime(text).atOffset(ZoneOffset.UTC);
    boolean texts = connection.getMetaData().getDatabaseProductName().equals("SQLite");
    return texts ? PLAIN.format(time) : time;
  }

  private static PreparedStatement prepare(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }
}
