package lethe.app.house.sql;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;
import lethe.app.save.Store;

/**
 * The journal of one match, a row an entry. Any house may write to it: who comes second to a
 * position has written nothing.
 */
final class SqlJournal implements Store {
  private final Database database;
  private final int table;
  private volatile long size;
  private volatile Optional<String> trouble = Optional.empty();

  /**
   * A journal.
   *
   * @param size how much is in it, in bytes
   */
  SqlJournal(Database database, int table, long size) {
    this.database = database;
    this.table = table;
    this.size = size;
  }

  @Override
  public boolean append(int position, String line) {
    String id = UUID.randomUUID().toString();
    try {
      boolean added = database.within(connection -> add(connection, table, position, id, line));
      trouble = Optional.empty();
      size += added ? line.getBytes(StandardCharsets.UTF_8).length + 1 : 0;
      return added;
    } catch (SQLException e) {
      trouble = Optional.of(Reason.of(e));
      return false;
    }
  }

  /** Adds a line unless another is there; whether it is there now. */
  static boolean add(Connection connection, int table, int position, String id, String line)
      throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert into entries (number, position, id, line) values (?, ?, ?, ?)"
                + " on conflict (number, position) do nothing",
            table,
            position,
            id,
            line);
    return added > 0
        || Sql.first(
                connection,
                "select id from entries where number = ? and position = ?",
                row -> row.getString(1),
                table,
                position)
            .filter(id::equals)
            .isPresent();
  }

  @Override
  public Optional<String> trouble() {
    return trouble;
  }

  /** Nothing but a line that is written says that lines can be. */
  @Override
  public boolean settle() {
    try {
      database.probe();
      trouble = Optional.empty();
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public String where() {
    return "table " + table;
  }

  @Override
  public void close() {}
}
