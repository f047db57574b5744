package lethe.app.house.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** What is known of the database itself, by name. */
final class Settings {
  /** Another word whenever people or bans have changed. */
  static final String EVERYBODY = "everybody";

  private Settings() {}

  static Optional<String> of(Connection connection, String name) throws SQLException {
    return Sql.first(
        connection, "select value from settings where name = ?", row -> row.getString(1), name);
  }

  /** Says something of which nothing has been said. */
  static void begin(Connection connection, String name, String value) throws SQLException {
    Sql.update(
        connection,
        "insert into settings (name, value) values (?, ?) on conflict (name) do nothing",
        name,
        value);
  }

  static void put(Connection connection, String name, String value) throws SQLException {
    Sql.update(
        connection,
        "insert into settings (name, value) values (?, ?)"
            + " on conflict (name) do update set value = excluded.value",
        name,
        value);
  }
}
