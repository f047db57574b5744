package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Named values about the database itself. */
final class DatabaseProperties {
  /** The name of a value that changes whenever accounts or bans change. */
  static final String ACCOUNTS_VERSION = "everybody";

  private DatabaseProperties() {}

  static Optional<String> get(Connection connection, String name) throws SQLException {
    return Sql.queryFirst(
        connection, "select value from properties where name = ?", row -> row.getString(1), name);
  }

  /** Sets a value unless there is one. */
  static void putIfAbsent(Connection connection, String name, String value) throws SQLException {
    Sql.update(
        connection,
        "insert into properties (name, value) values (?, ?) on conflict (name) do nothing",
        name,
        value);
  }

  static void put(Connection connection, String name, String value) throws SQLException {
    Sql.update(
        connection,
        "insert into properties (name, value) values (?, ?)"
            + " on conflict (name) do update set value = excluded.value",
        name,
        value);
  }
}
