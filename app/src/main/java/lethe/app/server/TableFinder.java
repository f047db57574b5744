package lethe.app.server;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import lethe.app.play.Thinking;

/**
 * Finds tables by number, including archived ones and those that another server has just created.
 */
record TableFinder(
    TableRegistry tables, TableStore store, DealService dealer, Optional<Neighbors> neighbors) {
  /**
   * Returns the table of a typed number; empty if there is none.
   *
   * @param thinking replays the match if it is archived
   */
  Optional<ServerTable> of(String number, Thinking thinking) {
    return number.matches("[0-9]{1,9}")
        ? numbered(Integer.parseInt(number), thinking)
        : Optional.empty();
  }

  /** Returns the table of a number; empty if there is none. */
  Optional<ServerTable> numbered(int number) {
    return numbered(number, Thinking.AT_ONCE);
  }

  /**
   * Returns the table of a number; empty if there is none.
   *
   * @param thinking replays the match if it is archived
   */
  Optional<ServerTable> numbered(int number, Thinking thinking) {
    if (tables.find(number).filter(ServerTable::isDealt).isEmpty()) {
      neighbors.ifPresent(all -> all.seek(number));
    }
    return tables
        .find(number)
        .or(() -> store.away(number).flatMap(record -> recalled(record, thinking)));
  }

  private Optional<ServerTable> recalled(TableRecord record, Thinking thinking) {
    try {
      return thinking.think(() -> recalled(record), () -> {}).result();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private Optional<ServerTable> recalled(TableRecord record) {
    ServerTable table = new ServerTable(record);
    return dealer.loadArchived(table) ? Optional.of(table) : Optional.empty();
  }
}
