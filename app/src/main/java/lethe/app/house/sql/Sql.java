package lethe.app.house.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements with their values, on one connection. */
final class Sql {
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

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }
}
