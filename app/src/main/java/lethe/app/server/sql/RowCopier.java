package lethe.app.server.sql;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Copies rows from one database to another. */
record RowCopier(Sql source, SeedCipher sourceCipher, Sql target, SeedCipher targetCipher) {
  /**
   * The tables to copy, ordered so that foreign keys are satisfied. Tables with temporary data are
   * omitted.
   */
  static final List<String> TABLES =
      List.of(
          "accounts",
          "logins",
          "account_merges",
          "friends",
          "mutes",
          "account_settings",
          "bans",
          "events",
          "event_options",
          "event_seats",
          "event_deals",
          "enrollments",
          "tables",
          "table_options",
          "table_settings",
          "seats",
          "entries",
          "match_summaries",
          "rematches",
          "chat_messages",
          "seat_history",
          "attempts",
          "scores",
          "rated_tables",
          "ratings",
          "rating_accounts");

  /** The number of rows that are read and written at once. */
  private static final int BATCH_SIZE = 500;

  static boolean hasRows(Sql sql) throws SQLException {
    for (String table : TABLES) {
      if (count(sql, table) > 0) {
        return true;
      }
    }
    return false;
  }

  static int count(Sql sql, String table) throws SQLException {
    return sql.number("select count(*) from " + table);
  }

  /**
   * Copies all rows of a table.
   *
   * @throws SQLException also if the target then has a different number of rows from the source, or
   *     if a seed cannot be decrypted
   */
  void copyTable(String table) throws SQLException {
    try (Statement statement = source.connection().createStatement()) {
      statement.setFetchSize(BATCH_SIZE);
      try (ResultSet rows = statement.executeQuery("select * from " + table)) {
        copyTable(table, rows);
      }
    }
    if (count(target, table) != count(source, table)) {
      throw new SQLException(SqlMessages.MESSAGES.format("copy-incomplete", table));
    }
  }

  private void copyTable(String table, ResultSet rows) throws SQLException {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
      names.add(rows.getMetaData().getColumnName(i));
    }
    String placeholders = String.join(", ", Collections.nCopies(names.size(), "?"));
    String insert =
        "insert into "
            + table
            + " ("
            + String.join(", ", names)
            + ") values ("
            + placeholders
            + ")";
    try (PreparedStatement statement = target.connection().prepareStatement(insert)) {
      int rowCount = 0;
      while (rows.next()) {
        for (int i = 0; i < names.size(); i++) {
          statement.setObject(i + 1, value(table, names.get(i), rows));
        }
        statement.addBatch();
        rowCount++;
        if (rowCount % BATCH_SIZE == 0) {
          statement.executeBatch();
        }
      }
      statement.executeBatch();
    }
  }

  private Object value(String table, String name, ResultSet row) throws SQLException {
    return switch (name) {
      case "created", "written", "finished" -> Row.timestampParameter(target, row.getString(name));
      case "seed" -> reencrypt(dealSubject(table, row), row.getString(name));
      default -> row.getObject(name);
    };
  }

  private static String dealSubject(String table, ResultSet row) throws SQLException {
    return table.equals("event_deals")
        ? SeedCipher.dealSubject(row.getString("event"), row.getInt("deal"))
        : SeedCipher.tableSubject(row.getInt("number"));
  }

  /**
   * Encrypts a seed with the key of the target.
   *
   * @throws SQLException if it cannot be decrypted with the key of the source
   */
  private String reencrypt(String subject, String text) throws SQLException {
    if (text == null || text.isEmpty()) {
      return text;
    }
    Optional<String> seed = sourceCipher.decrypt(subject, text);
    if (seed.isEmpty()) {
      throw new SQLException(SqlMessages.MESSAGES.format("different-seed-key"));
    }
    return targetCipher.encrypt(subject, Long.parseLong(seed.get()));
  }
}
