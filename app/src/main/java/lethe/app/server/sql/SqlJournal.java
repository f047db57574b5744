package lethe.app.server.sql;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import lethe.app.save.JournalStore;

/**
 * The journal of one match, with one row for each entry. Several servers may write to it: the
 * second one to write to a position fails.
 */
final class SqlJournal implements JournalStore {
  private final Database database;
  private final int table;
  private final Consumer<String> onAppended;
  private final AtomicLong size;
  private volatile Optional<String> failure = Optional.empty();

  /**
   * Creates a handle on a journal.
   *
   * @param size the current size of the journal in bytes
   * @param written called with each added entry; must not block
   */
  SqlJournal(Database database, int table, long size, Consumer<String> written) {
    this.database = database;
    this.table = table;
    this.onAppended = written;
    this.size = new AtomicLong(size);
  }

  @Override
  public boolean appendEntry(int position, String line) {
    String id = UUID.randomUUID().toString();
    try {
      boolean added =
          database.runRetrying(
              connection -> JournalDao.appendEntry(connection, table, position, id, line));
      failure = Optional.empty();
      if (added) {
        size.addAndGet(byteCount(line));
        onAppended.accept(line);
      }
      return added;
    } catch (SQLException e) {
      failure = Optional.of(ErrorText.describe(e));
      return false;
    }
  }

  private static long byteCount(String line) {
    return line.getBytes(StandardCharsets.UTF_8).length + 1L;
  }

  @Override
  public List<String> since(int position) {
    try {
      List<String> lines =
          database.run(connection -> JournalDao.linesFrom(connection, table, position));
      lines.forEach(line -> size.addAndGet(byteCount(line)));
      return lines;
    } catch (SQLException e) {
      failure = Optional.of(ErrorText.describe(e));
      return List.of();
    }
  }

  @Override
  public Optional<String> failure() {
    return failure;
  }

  /** Checks whether entries can be written again by writing; a query would not prove that. */
  @Override
  public boolean canAppend() {
    try {
      database.checkWritable();
      failure = Optional.empty();
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  @Override
  public long size() {
    return size.get();
  }

  @Override
  public String displayName() {
    return "table " + table;
  }

  @Override
  public void close() {}
}
