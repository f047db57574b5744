package lethe.app.server.sql;

import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

/** Named values about the database itself. */
final class DatabaseProperties {
  private static final String ACCOUNTS_VERSION = "everybody";

  private DatabaseProperties() {}

  static Optional<String> get(Sql sql, String name) throws SQLException {
    return sql.findFirst("select value from properties where name = ?", row -> row.text(1), name);
  }

  /** Sets a value unless there is one. */
  static void putIfAbsent(Sql sql, String name, String value) throws SQLException {
    sql.update(
        "insert into properties (name, value) values (?, ?) on conflict (name) do nothing",
        name,
        value);
  }

  static void put(Sql sql, String name, String value) throws SQLException {
    sql.update(
        "insert into properties (name, value) values (?, ?)"
            + " on conflict (name) do update set value = excluded.value",
        name,
        value);
  }

  /**
   * Returns a value that changes whenever bans, accounts or their data change; an empty string if
   * they have never changed.
   */
  static String accountsVersion(Sql sql) throws SQLException {
    return get(sql, ACCOUNTS_VERSION).orElse("");
  }

  /**
   * Changes the value that {@link #accountsVersion} returns. The row stays locked until the end of
   * the transaction, so that concurrent changes are serialized.
   */
  static void changeAccountsVersion(Sql sql) throws SQLException {
    put(sql, ACCOUNTS_VERSION, UUID.randomUUID().toString());
  }
}
