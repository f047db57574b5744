package lethe.app.server.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Optional;

/**
 * The current row of a query's result. Columns are identified by name, or by their position from 1.
 * A column read with a method that does not return an {@code Optional} must not be null.
 */
record Row(ResultSet columns) {
  /**
   * The format in which both databases return values of type {@code timestamp with time zone}.
   * SQLite, which has no such type, omits the zone, which is UTC.
   */
  private static final DateTimeFormatter TIMESTAMP =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .appendLiteral(' ')
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .optionalStart()
          .appendOffset("+HH:mm", "+00")
          .optionalEnd()
          .parseDefaulting(ChronoField.OFFSET_SECONDS, 0)
          .toFormatter(Locale.ROOT);

  private static final DateTimeFormatter SQLITE_TIMESTAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSSSS", Locale.ROOT);

  String text(String name) throws SQLException {
    return columns.getString(name);
  }

  String text(int position) throws SQLException {
    return columns.getString(position);
  }

  Optional<String> optionalText(String name) throws SQLException {
    return Optional.ofNullable(columns.getString(name));
  }

  int number(String name) throws SQLException {
    return columns.getInt(name);
  }

  int number(int position) throws SQLException {
    return columns.getInt(position);
  }

  double decimal(String name) throws SQLException {
    return columns.getDouble(name);
  }

  /** Returns a boolean, which is stored as 1 or 0. */
  boolean flag(String name) throws SQLException {
    return columns.getInt(name) == 1;
  }

  /** Returns a time that was stored as text in ISO format. */
  Instant instant(String name) throws SQLException {
    return Instant.parse(text(name));
  }

  Optional<Instant> optionalInstant(String name) throws SQLException {
    return optionalText(name).map(Instant::parse);
  }

  LocalDate date(String name) throws SQLException {
    return LocalDate.parse(text(name));
  }

  /** Returns a time of type {@code timestamp with time zone}, set by the database's clock. */
  Instant timestamp(int position) throws SQLException {
    return parseTimestamp(text(position));
  }

  Optional<Instant> optionalTimestamp(String name) throws SQLException {
    return optionalText(name).map(Row::parseTimestamp);
  }

  private static Instant parseTimestamp(String text) {
    return OffsetDateTime.parse(text, TIMESTAMP).toInstant();
  }

  /**
   * Converts the text of a {@code timestamp with time zone} from either database to a parameter for
   * the target database: text for SQLite, and a date and time with an offset for PostgreSQL.
   */
  static Object timestampParameter(Sql target, String text) throws SQLException {
    OffsetDateTime time = parseTimestamp(text).atOffset(ZoneOffset.UTC);
    boolean isSqlite = target.connection().getMetaData().getDatabaseProductName().equals("SQLite");
    return isSqlite ? SQLITE_TIMESTAMP.format(time) : time;
  }
}
