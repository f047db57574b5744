package lethe.app.server;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What one address uses of the server, and its penalties. */
public final class Share {
  /** Minimum time between two log entries about the same kind of refusals. */
  private static final Duration QUIET = Duration.ofSeconds(10);

  /**
   * Time after the last player has left during which the address is not refused, so that players
   * can return.
   */
  private static final Duration RETURN = Duration.ofMinutes(10);

  private final String name;
  private final Limits limits;
  private final boolean proxy;
  private final Map<Limit, Bucket> buckets = new ConcurrentHashMap<>();
  private final AtomicLong backlog = new AtomicLong();
  private final AtomicInteger refusals = new AtomicInteger();

  /**
   * The connections, and those of them that have not logged in. Guarded by the lock of the budget.
   */
  private int connections;

  private final SequencedSet<PendingConnection> strangers = new LinkedHashSet<>();

  /** Refusals that have not been logged yet, and when the last log entry was. */
  private final Map<Limit, Refused> unwritten = new EnumMap<>(Limit.class);

  private record Refused(long times, Instant written) {}

  /** The sessions from this address. */
  private final Set<ClientSession> people = ConcurrentHashMap.newKeySet();

  /** When a session from this address was last seen at a table. */
  private Instant played = Instant.MIN;

  private Instant owed = Instant.MIN;
  private boolean refused;
  private Instant seen = Instant.MIN;

  /**
   * Creates an empty share.
   *
   * @param proxy whether the address is shared by many, so that no limits apply to it
   */
  public Share(String name, Limits limits, boolean proxy) {
    this.name = name;
    this.limits = limits;
    this.proxy = proxy;
  }

  /** Returns the address, or the network that presumably belongs to one customer. */
  public String name() {
    return name;
  }

  public boolean isProxy() {
    return proxy;
  }

  /** Returns the token bucket of a rate. */
  public Bucket bucket(Limit limit) {
    return buckets.computeIfAbsent(limit, limits::bucket);
  }

  /** Takes a token of a rate if there is one. Returns whether there was. */
  public boolean take(Limit limit) {
    return bucket(limit).take();
  }

  /** Returns the number of connections that are currently being told why they are refused. */
  public AtomicInteger refusals() {
    return refusals;
  }

  /** Returns the number of bytes that wait to be sent to this address. */
  public AtomicLong backlog() {
    return backlog;
  }

  public int connections() {
    return connections;
  }

  SequencedSet<PendingConnection> strangers() {
    return strangers;
  }

  void count(int more) {
    connections += more;
  }

  void come(ClientSession presence) {
    people.add(presence);
  }

  void go(ClientSession presence) {
    people.remove(presence);
  }

  /** Returns whether someone from this address is at a table or has just left one. */
  private boolean isPlaying(Instant now) {
    if (people.stream().anyMatch(presence -> presence.tableNumber() != 0)) {
      played = now;
    }
    return !played.equals(Instant.MIN) && played.plus(RETURN).isAfter(now);
  }

  /**
   * Adds a penalty, which decays with time. Penalties add up; the address is refused when they
   * exceed the minimum, until all of them have decayed. Nothing is added while someone from there
   * plays.
   */
  synchronized void penalize(Duration penalty, Instant now) {
    if (isPlaying(now)) {
      return;
    }
    Duration longest = limits.time(Limit.PENALTY);
    Instant from = owed.isAfter(now) ? owed : now;
    Instant until = from.plus(penalty);
    owed = until.isAfter(now.plus(longest)) ? now.plus(longest) : until;
    refused = refused || owed.isAfter(now.plus(limits.time(Limit.PENALTY_MIN)));
  }

  /** Returns how long the address will be refused; empty if it is not. */
  public synchronized Optional<Duration> refused(Instant now) {
    refused = refused && owed.isAfter(now);
    return refused && !isPlaying(now) ? Optional.of(Duration.between(now, owed)) : Optional.empty();
  }

  /**
   * Counts a refusal. Returns the number of refusals to log now; empty if it is too soon for
   * another log entry.
   */
  synchronized OptionalLong refuse(Limit limit, Instant now) {
    Refused before = unwritten.getOrDefault(limit, new Refused(0, Instant.MIN));
    long times = before.times() + 1;
    boolean quiet = before.written().isAfter(now.minus(QUIET));
    unwritten.put(limit, quiet ? new Refused(times, before.written()) : new Refused(0, now));
    return quiet ? OptionalLong.empty() : OptionalLong.of(times);
  }

  /** Records that the address was seen. */
  synchronized void see(Instant now) {
    seen = now;
  }

  /**
   * Returns whether the share can be forgotten: there are no connections, no penalties, and the
   * address was last seen long enough ago.
   */
  synchronized boolean isForgettable(Instant now, Duration memory) {
    return !isPlaying(now)
        && connections == 0
        && !owed.isAfter(now)
        && !seen.plus(memory).isAfter(now);
  }

  /** Returns whether the address has penalties. */
  synchronized boolean isSuspect(Instant now) {
    return owed.isAfter(now);
  }
}
