package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import lethe.app.words.Resources;

/** The schema of the database. For each version there is a script, which is executed once. */
final class Schema {
  /** The version of the schema in this program. */
  private static final int VERSION = 1;

  private static final String NAME = "schema";

  private static final String[] TABLE = {"TABLE"};

  private Schema() {}

  /**
   * Creates the schema, or updates it to this program's version.
   *
   * @throws IOException if the schema was created by a newer program; the message says what to do
   */
  static void migrate(Database database) throws IOException, SQLException {
    String there = database.transaction(Schema::upgrade);
    if (!there.equals("" + VERSION)) {
      throw new IOException(SqlMessages.MESSAGES.format("other-schema", there, VERSION));
    }
  }

  /**
   * Returns the reason why the existing tables cannot be used; empty if they can. Changes nothing.
   *
   * @param alone whether the database must not contain other tables
   */
  static Optional<String> problem(Connection connection, boolean alone) throws SQLException {
    if (!exists(connection)) {
      return alone && isUsed(connection)
          ? Optional.of(SqlMessages.MESSAGES.format("foreign"))
          : Optional.empty();
    }
    String there = DatabaseProperties.get(connection, NAME).orElse("none");
    boolean known = there.matches("[0-9]{1,9}") && Integer.parseInt(there) <= VERSION;
    return known
        ? Optional.empty()
        : Optional.of(SqlMessages.MESSAGES.format("other-schema", there, VERSION));
  }

  /** Executes the missing scripts. Returns the version of the schema afterwards. */
  private static String upgrade(Connection connection) throws SQLException {
    String there = exists(connection) ? lockVersion(connection) : "0";
    if (!there.matches("[0-9]{1,9}") || Integer.parseInt(there) >= VERSION) {
      return there;
    }
    for (int next = Integer.parseInt(there) + 1; next <= VERSION; next++) {
      Sql.executeScript(connection, Resources.text(Schema.class, "schema-" + next + ".sql"));
    }
    DatabaseProperties.put(connection, NAME, "" + VERSION);
    return "" + VERSION;
  }

  /** Returns the current version and locks it until the end of the transaction. */
  private static String lockVersion(Connection connection) throws SQLException {
    Sql.update(connection, "update properties set value = value where name = ?", NAME);
    Optional<String> version = DatabaseProperties.get(connection, NAME);
    return version.orElse("none");
  }

  /** Returns whether the database contains any table. */
  private static boolean isUsed(Connection connection) throws SQLException {
    try (var tables =
        connection.getMetaData().getTables(null, connection.getSchema(), "%", TABLE)) {
      return tables.next();
    }
  }

  /** Returns whether the database contains the tables of a server. */
  static boolean exists(Connection connection) throws SQLException {
    try (var tables =
        connection.getMetaData().getTables(null, connection.getSchema(), "properties", null)) {
      return tables.next();
    }
  }
}
