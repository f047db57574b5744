package lethe.app.server.table;

import java.util.Map;
import java.util.Optional;
import lethe.app.event.DealReference;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * The stored data of a table, except the journal of its match.
 *
 * @param number the number by which users refer to the table
 * @param version the number of times the table has been stored
 * @param eventDeal the deal of an event that is played here; empty at an ordinary table
 */
public record TableRecord(
    int number,
    int version,
    Title<?, ?, ?> title,
    Options options,
    Host host,
    SeatOwners seatOwners,
    TableSettings settings,
    Optional<DealReference> eventDeal) {
  /** Creates the record of an ordinary table with default settings. */
  public TableRecord(
      int number,
      int version,
      Title<?, ?, ?> title,
      Options options,
      Host host,
      SeatOwners seatOwners) {
    this(
        number,
        version,
        title,
        options,
        host,
        seatOwners,
        TableSettings.DEFAULTS,
        Optional.empty());
  }

  /**
   * The account that may change the seats of a table, and the account that created the table.
   *
   * @param id the account id of the host: the creator, or another player after the creator has
   *     given up their seat
   * @param address the address or network of the creator; empty if unknown
   * @param creator the id of the account against whose quota the table counts until it ends
   */
  public record Host(String id, String address, String creator) {
    /** The host of a table whose creator is not known. */
    public static final Host UNKNOWN = new Host("", "");

    /** Creates the host of a new table: its creator. */
    public Host(String id, String address) {
      this(id, address, id);
    }

    public boolean isAccount(String accountId) {
      return id.equals(accountId);
    }
  }

  /**
   * Returns this table with other owners of the seats. If the host has left their seat, the first
   * remaining player becomes the host.
   */
  TableRecord with(SeatOwners owners) {
    boolean hostLeft =
        seatOwners.seatOf(host.id()).isPresent() && owners.seatOf(host.id()).isEmpty();
    Optional<String> successor = hostLeft ? owners.firstHolder() : Optional.empty();
    TableRecord result =
        new TableRecord(number, version, title, options, host, owners, settings, eventDeal);
    return successor
        .map(id -> result.withHost(new Host(id, host.address(), host.creator())))
        .orElse(result);
  }

  /**
   * Returns this table with the host and the creator replaced by the accounts into which they were
   * merged.
   *
   * @param mergedIds maps ids of merged accounts to the surviving ones
   */
  TableRecord withMergedAccounts(Map<String, String> mergedIds) {
    String creator = mergedIds.getOrDefault(host.creator(), host.creator());
    return withHost(
        new Host(mergedIds.getOrDefault(host.id(), host.id()), host.address(), creator));
  }

  private TableRecord withHost(Host newHost) {
    return new TableRecord(
        number, version, title, options, newHost, seatOwners, settings, eventDeal);
  }

  /** Returns the record with the version number that it has after it is stored. */
  public TableRecord nextVersion() {
    return new TableRecord(
        number, version + 1, title, options, host, seatOwners, settings, eventDeal);
  }
}
