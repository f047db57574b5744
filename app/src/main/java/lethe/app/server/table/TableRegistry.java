package lethe.app.server.table;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.server.account.Account;
import lethe.app.server.account.AccountUse;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.limit.AddressQuota;

/** The tables that are not archived, keyed by number. Thread-safe. */
public final class TableRegistry implements AccountUse {
  private final Limits limits;
  private final NavigableMap<Integer, ServerTable> tables = new ConcurrentSkipListMap<>();

  /** The tables that are being stored and are not visible yet. */
  private final Set<ServerTable> reservedTables = new HashSet<>();

  private int lastNumber;
  private volatile boolean draining;

  /**
   * Creates a registry without tables.
   *
   * @param lastNumber the highest number of any table so far
   */
  public TableRegistry(Limits limits, int lastNumber) {
    this.limits = limits;
    this.lastNumber = lastNumber;
  }

  public List<ServerTable> all() {
    return List.copyOf(tables.values());
  }

  public void setDraining(boolean value) {
    draining = value;
  }

  public boolean isDraining() {
    return draining;
  }

  synchronized int lastNumber() {
    return lastNumber;
  }

  public Optional<ServerTable> find(int number) {
    return Optional.ofNullable(tables.get(number));
  }

  /** Returns whether a table still exists and is not archived. */
  public boolean contains(ServerTable table) {
    return find(table.number()).filter(table::equals).isPresent();
  }

  /** Returns whether a user has a seat at any table. */
  @Override
  public boolean isInUse(String accountId) {
    return tables.values().stream().anyMatch(table -> table.seatOf(accountId).isPresent());
  }

  /** The result of reserving a number for a table. */
  sealed interface Reservation {
    /** The reservation succeeded; the table now counts against the limits. */
    record Reserved(ServerTable table) implements Reservation {}

    record LimitReached(Limit limit) implements Reservation {}
  }

  /** Reserves the next number for a table created by a user, unless a limit is reached. */
  synchronized Reservation reserve(
      Account creator, AddressQuota quota, IntFunction<ServerTable> factory) {
    Optional<Limit> exceededLimit = reachedLimit(creator, quota);
    if (exceededLimit.isPresent()) {
      return new Reservation.LimitReached(exceededLimit.get());
    }
    return new Reservation.Reserved(reserve(factory));
  }

  /** Reserves the next number for a table created by an operator. */
  synchronized ServerTable reserve(IntFunction<ServerTable> factory) {
    lastNumber++;
    ServerTable reservedTable = factory.apply(lastNumber);
    reservedTables.add(reservedTable);
    return reservedTable;
  }

  private Optional<Limit> reachedLimit(Account creator, AddressQuota quota) {
    if (hasReachedTableLimit(creator)) {
      return Optional.of(Limit.TABLES);
    }
    if (isLimitReached(creator, Limit.TABLES_TOTAL, _ -> true)) {
      return Optional.of(Limit.TABLES_TOTAL);
    }
    if (isLimitReached(
        creator, Limit.TABLES_PER_ADDRESS, table -> table.host().address().equals(quota.name()))) {
      return Optional.of(Limit.TABLES_PER_ADDRESS);
    }
    return quota.tryAcquire(Limit.NEW_TABLES_PER_ADDRESS)
        ? Optional.empty()
        : Optional.of(Limit.NEW_TABLES_PER_ADDRESS);
  }

  /**
   * Returns whether the unfinished tables that match a condition use up a limit for an account. All
   * guests together may use only a part of the limit.
   */
  private boolean isLimitReached(Account creator, Limit limit, Predicate<ServerTable> filter) {
    return countUnfinished(filter) >= limits.intValue(limit)
        || (creator.wasCreatedByGuest()
            && countUnfinished(filter.and(table -> Account.wasCreatedByGuest(table.host().id())))
                >= limits.guestShare(limit));
  }

  /**
   * Returns whether an account has reached the maximum number of unfinished tables at which it
   * plays or that it created. Unavailable tables are ignored.
   */
  synchronized boolean hasReachedTableLimit(Account account) {
    return countUnfinished(
            table -> table.seatOf(account.id()).isPresent() || table.isCreatedBy(account))
        >= limits.intValue(Limit.TABLES);
  }

  /** Returns whether a user has a seat at an unfinished table that is not unavailable. */
  public synchronized boolean isPlaying(Account account) {
    return countUnfinished(table -> table.seatOf(account.id()).isPresent()) > 0;
  }

  /**
   * Returns whether a user has a seat at an unfinished table of a live game, where players are
   * expected to be present. Unavailable tables are ignored.
   */
  public synchronized boolean isPlayingLive(Account account) {
    return countUnfinished(
            table -> table.seatOf(account.id()).isPresent() && !table.settings().isCorrespondence())
        > 0;
  }

  /**
   * Returns whether a match is being played in silence at the table with a number, so that no names
   * are shown there.
   */
  public boolean isPlayedInSilence(int number) {
    return find(number).filter(table -> table.isDealt() && table.isSilent()).isPresent();
  }

  private long countUnfinished(Predicate<ServerTable> filter) {
    return Stream.concat(tables.values().stream(), reservedTables.stream())
        .filter(table -> !table.isFinished() && !table.isUnavailable() && filter.test(table))
        .count();
  }

  /** Makes a stored table visible. */
  synchronized void add(ServerTable table) {
    reservedTables.remove(table);
    tables.put(table.number(), table);
  }

  /**
   * Makes a table visible that another server has created, unless it is visible already.
   *
   * @return the visible table with that number; empty if this server is storing a table with it
   */
  synchronized Optional<ServerTable> addRemote(ServerTable table) {
    if (reservedTables.stream().anyMatch(pending -> pending.number() == table.number())) {
      return Optional.empty();
    }
    tables.putIfAbsent(table.number(), table);
    lastNumber = Math.max(lastNumber, table.number());
    return find(table.number());
  }

  /** Skips the numbers up to the given one, which other servers have used. */
  synchronized void skipTo(int number) {
    lastNumber = Math.max(lastNumber, number);
  }

  /**
   * Cancels the reservation of a table, unless the table has been added. Its number is reused if it
   * is the latest.
   */
  synchronized void cancelReservation(ServerTable table) {
    if (reservedTables.remove(table) && lastNumber == table.number()) {
      lastNumber--;
    }
  }

  /** Closes the journals of all loaded matches. */
  public void close() {
    all().stream().flatMap(table -> table.match().stream()).forEach(match -> match.store().close());
  }

  synchronized void remove(ServerTable table) {
    tables.remove(table.number(), table);
  }
}
