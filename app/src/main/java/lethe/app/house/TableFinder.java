package lethe.app.house;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import lethe.app.play.Thinking;

/** Finds tables by their numbers, also those that have been put away, or were set just now. */
record TableFinder(Tables tables, TableStore store, Dealer dealer, Optional<Neighbors> neighbors) {
  /** The table of a number that somebody has typed. */
  Optional<HouseTable> of(String number, Thinking thinking) {
    return number.matches("[0-9]{1,9}")
        ? numbered(Integer.parseInt(number), thinking)
        : Optional.empty();
  }

  /** The table of that number. */
  Optional<HouseTable> numbered(int number) {
    return numbered(number, Thinking.AT_ONCE);
  }

  /**
   * The table of that number.
   *
   * @param thinking plays again what has been put away
   */
  Optional<HouseTable> numbered(int number, Thinking thinking) {
    if (tables.numbered(number).filter(HouseTable::isDealt).isEmpty()) {
      neighbors.ifPresent(all -> all.seek(number));
    }
    return tables
        .numbered(number)
        .or(() -> store.away(number).flatMap(kept -> recalled(kept, thinking)));
  }

  private Optional<HouseTable> recalled(KeptTable kept, Thinking thinking) {
    try {
      return thinking.think(() -> recalled(kept), () -> {}).result();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private Optional<HouseTable> recalled(KeptTable kept) {
    HouseTable table = new HouseTable(kept);
    return dealer.recall(table) ? Optional.of(table) : Optional.empty();
  }
}
