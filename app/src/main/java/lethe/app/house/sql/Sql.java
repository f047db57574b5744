package lethe.app.house.sql;

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

/** Statements with their values, on one connection. */
final class Sql {
  /** As both databases write it; SQLite says no zone, and means UTC. */
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

  /** What a row says. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Something that is done on one connection. */
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  /** Does something; how many rows it has changed. */
  static int update(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  /** Does all statements of a script, in which no value is left open. */
  static void all(Connection connection, String script) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  /** All rows of a query. */
  static <T> List<T> list(Connection connection, String sql, Row<T> row, Object... values)
      throws SQLException {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = prepared(connection, sql, values);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        all.add(row.read(rows));
      }
    }
    return all;
  }

  /** The first row of a query, if there is one. */
  static <T> Optional<T> first(Connection connection, String sql, Row<T> row, Object... values)
      throws SQLException {
    return list(connection, sql, row, values).stream().findFirst();
  }

  /** What time it is by the clock of the database, which all who share it have in common. */
  static Instant now(Connection connection) throws SQLException {
    String text =
        first(connection, "select current_timestamp", row -> row.getString(1)).orElseThrow();
    return read(text);
  }

  /** A time as either database writes it. */
  static Instant read(String text) {
    return OffsetDateTime.parse(text, TIME).toInstant();
  }

  /** The same as this database takes it: SQLite knows texts alone. */
  static Object time(Connection connection, String text) throws SQLException {
    OffsetDateTime time = read(text).atOffset(ZoneOffset.UTC);
    boolean texts = connection.getMetaData().getDatabaseProductName().equals("SQLite");
    return texts ? PLAIN.format(time) : time;
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }
}
