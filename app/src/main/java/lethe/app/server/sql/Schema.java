package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import lethe.app.text.Resources;

/** The schema of the database. For each version there is a script, which is executed once. */
final class Schema {
  /** The version of the schema in this program. */
  static final int VERSION = 3;

  private static final String VERSION_PROPERTY = "schema";

  private static final String[] TABLE_TYPES = {"TABLE"};

  private Schema() {}

  /**
   * Creates the schema, or updates it to this program's version.
   *
   * @return the previous version; 0 if there was no schema
   * @throws IOException if the schema was not created by this program or an older one; the message
   *     says what to do
   */
  static int migrate(Database database) throws IOException, SQLException {
    String version = database.transaction(Schema::upgrade);
    if (!isOlder(version) && !version.equals("" + VERSION)) {
      throw new IOException(SqlMessages.MESSAGES.format("different-schema", version, VERSION));
    }
    return Integer.parseInt(version);
  }

  private static boolean isOlder(String version) {
    return version.matches("[0-9]{1,9}") && Integer.parseInt(version) < VERSION;
  }

  /**
   * Returns the reason why the existing tables cannot be used; empty if they can. Changes nothing.
   *
   * @param exclusive whether a database without the tables of a server must be empty
   */
  static Optional<String> problem(Sql sql, boolean exclusive) throws SQLException {
    if (!exists(sql)) {
      return exclusive && hasTable(sql, "%")
          ? Optional.of(SqlMessages.MESSAGES.format("foreign-database"))
          : Optional.empty();
    }
    String version = DatabaseProperties.get(sql, VERSION_PROPERTY).orElse("none");
    boolean supported = version.matches("[0-9]{1,9}") && Integer.parseInt(version) <= VERSION;
    return supported
        ? Optional.empty()
        : Optional.of(SqlMessages.MESSAGES.format("different-schema", version, VERSION));
  }

  /** Executes the missing scripts. Returns the previous version of the schema; 0 for none. */
  private static String upgrade(Sql sql) throws SQLException {
    if (!exists(sql)) {
      // Other servers of a new site may be starting at the same time.
      sql.lockDatabase();
    }
    String version = exists(sql) ? lockVersion(sql) : "0";
    if (isOlder(version)) {
      for (int next = Integer.parseInt(version) + 1; next <= VERSION; next++) {
        sql.executeScript(Resources.text(Schema.class, "schema-" + next + ".sql"));
      }
      DatabaseProperties.put(sql, VERSION_PROPERTY, "" + VERSION);
    }
    return version;
  }

  /** Returns the current version and locks it until the end of the transaction. */
  private static String lockVersion(Sql sql) throws SQLException {
    sql.update("update properties set value = value where name = ?", VERSION_PROPERTY);
    return DatabaseProperties.get(sql, VERSION_PROPERTY).orElse("none");
  }

  /** Returns whether the database contains the tables of a server. */
  static boolean exists(Sql sql) throws SQLException {
    return hasTable(sql, "properties");
  }

  private static boolean hasTable(Sql sql, String pattern) throws SQLException {
    Connection connection = sql.connection();
    try (var tables =
        connection.getMetaData().getTables(null, connection.getSchema(), pattern, TABLE_TYPES)) {
      return tables.next();
    }
  }
}
