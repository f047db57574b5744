package lethe.app.server.table;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import lethe.app.play.TaskRunner;

/**
 * Finds tables by number, including archived ones and those that another server has just created.
 */
public record TableFinder(
    TableRegistry tables, TableStore store, DealService dealer, Optional<TableSync> sync) {
  /**
   * Returns the table with a typed number; empty if there is none.
   *
   * @param thinking replays the match if it is archived
   */
  public Optional<ServerTable> find(String number, TaskRunner thinking) {
    return number.matches("[0-9]{1,9}")
        ? find(Integer.parseInt(number), thinking)
        : Optional.empty();
  }

  /** Returns the table of a number; empty if there is none. */
  public Optional<ServerTable> find(int number) {
    return find(number, TaskRunner.IMMEDIATE);
  }

  /**
   * Returns the table of a number; empty if there is none.
   *
   * @param thinking replays the match if it is archived
   */
  Optional<ServerTable> find(int number, TaskRunner thinking) {
    if (tables.find(number).filter(ServerTable::isDealt).isEmpty()) {
      sync.ifPresent(one -> one.syncNow(number));
    }
    return tables
        .find(number)
        .or(() -> store.loadArchived(number).flatMap(record -> loadArchived(record, thinking)));
  }

  private Optional<ServerTable> loadArchived(TableRecord record, TaskRunner thinking) {
    try {
      return thinking.submit(() -> loadArchived(record), _ -> {}).result();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private Optional<ServerTable> loadArchived(TableRecord record) {
    ServerTable table = new ServerTable(record);
    return dealer.loadArchived(table) ? Optional.of(table) : Optional.empty();
  }
}
