package lethe.app.server;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The tables that are not archived, by number. Thread-safe. */
final class Tables {
  private final Limits limits;
  private final NavigableMap<Integer, ServerTable> set = new ConcurrentSkipListMap<>();

  /** Tables that are being stored and are not visible yet. */
  private final Set<ServerTable> coming = new HashSet<>();

  private int last;

  /**
   * Creates an empty set of tables.
   *
   * @param last the highest number that a table ever had
   */
  Tables(Limits limits, int last) {
    this.limits = limits;
    this.last = last;
  }

  List<ServerTable> all() {
    return List.copyOf(set.values());
  }

  /** Returns the highest known number. */
  synchronized int last() {
    return last;
  }

  Optional<ServerTable> numbered(int number) {
    return Optional.ofNullable(set.get(number));
  }

  /** Returns whether a table still exists and is not archived. */
  boolean contains(ServerTable table) {
    return numbered(table.number()).filter(table::equals).isPresent();
  }

  /** Returns whether a person has a seat at any table. */
  boolean isSeated(String accountId) {
    return set.values().stream().anyMatch(table -> table.seatOf(accountId).isPresent());
  }

  /** The result of reserving a number for a table. */
  sealed interface Room {
    /** The reservation succeeded; the table counts against the limits from now on. */
    record Taken(ServerTable table) implements Room {}

    record Full(Limit limit) implements Room {}
  }

  /**
   * Reserves the next number for a table that a person creates, unless a limit is reached.
   *
   * @param table creates the table with that number
   */
  synchronized Room reserve(Account creator, Share share, IntFunction<ServerTable> table) {
    Optional<Limit> reached = reached(creator, share);
    if (reached.isPresent()) {
      return new Room.Full(reached.get());
    }
    return new Room.Taken(reserve(table));
  }

  /**
   * Reserves the next number for a table that an operator creates.
   *
   * @param table creates the table with that number
   */
  synchronized ServerTable reserve(IntFunction<ServerTable> table) {
    last++;
    ServerTable next = table.apply(last);
    coming.add(next);
    return next;
  }

  private Optional<Limit> reached(Account creator, Share share) {
    if (isAtMost(creator)) {
      return Optional.of(Limit.TABLES);
    }
    if (isFull(creator, Limit.TABLES_ALL, _ -> true)) {
      return Optional.of(Limit.TABLES_ALL);
    }
    if (isFull(creator, Limit.TABLES_EACH, table -> table.host().from().equals(share.name()))) {
      return Optional.of(Limit.TABLES_EACH);
    }
    return share.take(Limit.MAKING_EACH) ? Optional.empty() : Optional.of(Limit.MAKING_EACH);
  }

  /**
   * Returns whether there are so many of these tables that this person may create no more. Guests
   * together may use only a part of the limit.
   */
  private boolean isFull(Account creator, Limit limit, Predicate<ServerTable> which) {
    return unfinished(which) >= limits.of(limit)
        || (creator.isGuest()
            && unfinished(which.and(table -> Login.isGuest(table.host().id())))
                >= limits.ofGuests(limit));
  }

  /** Whether a person has reached the number of tables that one may sit at or have created. */
  synchronized boolean isAtMost(Account account) {
    return unfinished(t -> t.seatOf(account.id()).isPresent() || t.isCreatedBy(account))
        >= limits.of(Limit.TABLES);
  }

  /** Returns whether a person has a seat at an unfinished table. */
  synchronized boolean isPlaying(Account account) {
    return unfinished(table -> table.seatOf(account.id()).isPresent()) > 0;
  }

  /**
   * Returns whether a person has a seat at an unfinished table of a live game, where players are
   * expected to be present.
   */
  synchronized boolean isPlayingLive(Account account) {
    return unfinished(
            table -> table.seatOf(account.id()).isPresent() && !table.terms().isCorrespondence())
        > 0;
  }

  /**
   * Returns whether a match is played in silence at the table of this number, so that no names are
   * shown there.
   */
  boolean areSilent(int number) {
    return numbered(number).filter(table -> table.isDealt() && table.isSilent()).isPresent();
  }

  private long unfinished(Predicate<ServerTable> which) {
    return Stream.concat(set.values().stream(), coming.stream())
        .filter(table -> !table.isFinished() && !table.isShut() && which.test(table))
        .count();
  }

  /** Makes a stored table visible. */
  synchronized void add(ServerTable table) {
    coming.remove(table);
    set.put(table.number(), table);
  }

  /** Makes a table visible that another server has created. */
  synchronized void adopt(ServerTable table) {
    boolean known = coming.stream().anyMatch(other -> other.number() == table.number());
    if (!known) {
      set.putIfAbsent(table.number(), table);
      last = Math.max(last, table.number());
    }
  }

  /** Skips the numbers up to this one, which other servers have used. */
  synchronized void skip(int number) {
    last = Math.max(last, number);
  }

  /**
   * A table that was reserved comes to nothing, unless it has been added; its number is another's
   * if none came after it.
   */
  synchronized void drop(ServerTable table) {
    if (coming.remove(table) && last == table.number()) {
      last--;
    }
  }

  /** Closes all journals. */
  void close() {
    all().stream().flatMap(table -> table.match().stream()).forEach(match -> match.store().close());
  }

  synchronized void remove(ServerTable table) {
    set.remove(table.number());
  }
}
