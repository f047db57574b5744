package lethe.app.house.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import lethe.app.words.Resources;

/** What is in the database, and of which version that is. */
final class Schema {
  /** The version that this program knows. */
  private static final int VERSION = 1;

  private static final String NAME = "schema";

  private Schema() {}

  /**
   * Has all tables be there.
   *
   * @throws IOException if they are of another program; its message says what to do
   */
  static void in(Database database) throws IOException, SQLException {
    Optional<String> version = database.whole(Schema::made);
    if (version.isPresent() && !version.get().equals("" + VERSION)) {
      throw new IOException(Saying.SAY.say("other-schema", version.get(), VERSION));
    }
  }

  /** Makes the tables if there are none; else the version that is there. */
  private static Optional<String> made(Connection connection) throws SQLException {
    if (isThere(connection)) {
      return Settings.of(connection, NAME);
    }
    for (String statement :
        Resources.text(Schema.class, "schema.sql")
            .replaceAll("(?m)^--.*\n", "")
            .strip()
            .split(";\n?", -1)) {
      if (!statement.isBlank()) {
        Sql.update(connection, statement);
      }
    }
    Settings.put(connection, NAME, "" + VERSION);
    return Optional.empty();
  }

  private static boolean isThere(Connection connection) throws SQLException {
    try (var tables =
        connection.getMetaData().getTables(null, connection.getSchema(), "settings", null)) {
      return tables.next();
    }
  }
}
