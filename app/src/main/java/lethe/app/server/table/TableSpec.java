package lethe.app.server.table;

import java.util.Optional;
import lethe.app.event.DealReference;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * The specification of a table to be created.
 *
 * @param eventDeal the deal of an event to be played; empty at an ordinary table
 */
public record TableSpec(
    Title<?, ?, ?> title,
    Options options,
    SeatOwners seatOwners,
    TableSettings settings,
    Optional<DealReference> eventDeal) {
  /** Specifies an ordinary table with default settings. */
  public TableSpec(Title<?, ?, ?> title, Options options, SeatOwners seatOwners) {
    this(title, options, seatOwners, TableSettings.DEFAULTS, Optional.empty());
  }

  TableSpec with(SeatOwners newOwners) {
    return new TableSpec(title, options, newOwners, settings, eventDeal);
  }

  public TableSpec with(TableSettings newSettings) {
    return new TableSpec(title, options, seatOwners, newSettings, eventDeal);
  }

  /** Returns the record of a table with this specification that has not been stored yet. */
  TableRecord toRecord(int number, TableRecord.Host host) {
    return new TableRecord(number, 0, title, options, host, seatOwners, settings, eventDeal);
  }
}
