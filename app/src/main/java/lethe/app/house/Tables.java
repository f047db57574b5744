package lethe.app.house;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The tables that are set or being played at, by their numbers. Any thread may use it. */
final class Tables {
  private final Limits limits;
  private final NavigableMap<Integer, HouseTable> set = new ConcurrentSkipListMap<>();

  /** Those that are being written down, and that nobody sees yet. */
  private final Set<HouseTable> coming = new HashSet<>();

  private int last;

  /**
   * No tables yet.
   *
   * @param last the highest number that a table ever had
   */
  Tables(Limits limits, int last) {
    this.limits = limits;
    this.last = last;
  }

  List<HouseTable> all() {
    return List.copyOf(set.values());
  }

  /** The highest number that is known. */
  synchronized int last() {
    return last;
  }

  Optional<HouseTable> numbered(int number) {
    return Optional.ofNullable(set.get(number));
  }

  /** Whether a table is still set, or being played at. */
  boolean contains(HouseTable table) {
    return numbered(table.number()).filter(table::equals).isPresent();
  }

  /** Whether somebody has a seat at one of them. */
  boolean isSeated(String person) {
    return set.values().stream().anyMatch(table -> table.seatOf(person).isPresent());
  }

  /** What came of looking whether there may be one more table. */
  sealed interface Room {
    /** There is this one; it counts from now on. */
    record Taken(HouseTable table) implements Room {}

    record Full(Limit limit) implements Room {}
  }

  /** Takes the next number for a table of this person's, if there may be one more. */
  synchronized Room reserve(Person maker, Share share, IntFunction<HouseTable> table) {
    Optional<Limit> reached = reached(maker, share);
    if (reached.isPresent()) {
      return new Room.Full(reached.get());
    }
    return new Room.Taken(reserve(table));
  }

  /** Takes the next number for a table that an operator sets. */
  synchronized HouseTable reserve(IntFunction<HouseTable> table) {
    last++;
    HouseTable next = table.apply(last);
    coming.add(next);
    return next;
  }

  private Optional<Limit> reached(Person maker, Share share) {
    if (isAtMost(maker)) {
      return Optional.of(Limit.TABLES);
    }
    if (isFull(maker, Limit.TABLES_ALL, _ -> true)) {
      return Optional.of(Limit.TABLES_ALL);
    }
    if (isFull(maker, Limit.TABLES_EACH, table -> table.host().from().equals(share.name()))) {
      return Optional.of(Limit.TABLES_EACH);
    }
    return share.take(Limit.MAKING_EACH) ? Optional.empty() : Optional.of(Limit.MAKING_EACH);
  }

  /** Whether there are as many of these tables as may be; guests may have set a part of them. */
  private boolean isFull(Person maker, Limit limit, Predicate<HouseTable> which) {
    return unfinished(which) >= limits.of(limit)
        || (maker.isGuest()
            && unfinished(which.and(table -> Login.isGuest(table.host().id())))
                >= limits.ofGuests(limit));
  }

  /** Whether a person has reached the number of tables that one may sit at or have created. */
  synchronized boolean isAtMost(Person person) {
    return unfinished(t -> t.seatOf(person.id()).isPresent() || t.isCreatedBy(person))
        >= limits.of(Limit.TABLES);
  }

  /** Whether somebody has a seat at a table that is not over. */
  synchronized boolean isPlaying(Person person) {
    return unfinished(table -> table.seatOf(person.id()).isPresent()) > 0;
  }

  /** The same, and all are expected to be there. */
  synchronized boolean isPlayingLive(Person person) {
    return unfinished(
            table -> table.seatOf(person.id()).isPresent() && !table.terms().isCorrespondence())
        > 0;
  }

  /** Whether a match is played in silence at the table of that number: no name is said there. */
  boolean areSilent(int number) {
    return numbered(number).filter(table -> table.isDealt() && table.isSilent()).isPresent();
  }

  private long unfinished(Predicate<HouseTable> which) {
    return Stream.concat(set.values().stream(), coming.stream())
        .filter(table -> !table.isFinished() && !table.isShut() && which.test(table))
        .count();
  }

  /** A table is there for everybody. */
  synchronized void add(HouseTable table) {
    coming.remove(table);
    set.put(table.number(), table);
  }

  /** A table that another house has set is there for everybody. */
  synchronized void adopt(HouseTable table) {
    boolean known = coming.stream().anyMatch(other -> other.number() == table.number());
    if (!known) {
      set.putIfAbsent(table.number(), table);
      last = Math.max(last, table.number());
    }
  }

  /** So many numbers at least have been another's. */
  synchronized void skip(int number) {
    last = Math.max(last, number);
  }

  /**
   * A table that was reserved comes to nothing, unless it has been added; its number is another's
   * if none came after it.
   */
  synchronized void drop(HouseTable table) {
    if (coming.remove(table) && last == table.number()) {
      last--;
    }
  }

  /** Gives all journals back. */
  void close() {
    all().stream().flatMap(table -> table.match().stream()).forEach(match -> match.store().close());
  }

  synchronized void remove(HouseTable table) {
    set.remove(table.number());
  }
}
