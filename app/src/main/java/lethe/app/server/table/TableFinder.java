package lethe.app.server.table;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import lethe.app.play.TaskRunner;

/**
 * Finds tables by number, including archived tables and tables that another server has just
 * created.
 */
public record TableFinder(
    TableRegistry tables, TableStore store, MatchLifecycle lifecycle, Optional<TableSync> sync) {
  /**
   * Returns the table with a number in text form; empty if there is none, it cannot be read, the
   * text is not a number, or the task of the executor is canceled.
   *
   * @param executor the executor on which the match is replayed if it is archived
   */
  public Optional<ServerTable> find(String number, TaskRunner executor) {
    return number.matches("[0-9]{1,9}")
        ? find(Integer.parseInt(number), executor)
        : Optional.empty();
  }

  /** Returns the table with a number; empty if there is none or it cannot be read. */
  public Optional<ServerTable> find(int number) {
    return find(number, TaskRunner.IMMEDIATE);
  }

  private Optional<ServerTable> find(int number, TaskRunner executor) {
    if (tables.find(number).filter(ServerTable::isDealt).isEmpty()) {
      sync.ifPresent(tableSync -> tableSync.trySyncTable(number));
    }
    return tables
        .find(number)
        .or(() -> store.loadArchived(number).flatMap(record -> loadArchived(record, executor)));
  }

  /**
   * Loads the match of a table if it was unloaded. Returns false if it was unloaded and cannot be
   * read.
   */
  public boolean load(ServerTable table) {
    return table.withLock(() -> lifecycle.load(table));
  }

  private Optional<ServerTable> loadArchived(TableRecord record, TaskRunner executor) {
    try {
      return executor.submit(() -> loadArchived(record), _ -> {}).result();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private Optional<ServerTable> loadArchived(TableRecord record) {
    ServerTable table = new ServerTable(record);
    return lifecycle.loadArchived(table) ? Optional.of(table) : Optional.empty();
  }
}
