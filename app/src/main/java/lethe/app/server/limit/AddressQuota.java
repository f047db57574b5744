package lethe.app.server.limit;

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
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.TokenBucket;

/** The resources that one address uses on a server, and the penalties of that address. */
public final class AddressQuota {
  /** The minimum time between two log entries about the same kind of refusal. */
  private static final Duration LOG_INTERVAL = Duration.ofSeconds(10);

  /**
   * The time after the last user has left a table during which penalties do not block the address,
   * so that users can return.
   */
  private static final Duration RETURN_PERIOD = Duration.ofMinutes(10);

  private final String name;
  private final Limits limits;
  private final boolean proxy;
  private final Map<Limit, TokenBucket> rates = new ConcurrentHashMap<>();
  private final AtomicLong backlogBytes = new AtomicLong();
  private final AtomicInteger pendingRefusals = new AtomicInteger();

  /**
   * The number of connections. Guarded by the lock of the admission control, like the connections
   * that have not logged in.
   */
  private int connectionCount;

  private final SequencedSet<AdmissionControl.Connection> pendingConnections =
      new LinkedHashSet<>();

  /**
   * The number of refusals that have not been logged yet and the time of the last log entry, keyed
   * by the limit that was reached.
   */
  private final Map<Limit, RefusalCount> unloggedRefusals = new EnumMap<>(Limit.class);

  private record RefusalCount(long count, Instant loggedAt) {}

  /** A logged-in user whose connection counts against a quota. */
  public interface User {
    /** Returns whether the user plays, waits or watches at a table. */
    boolean isAtTable();
  }

  private final Set<User> users = ConcurrentHashMap.newKeySet();

  /** The time of the last check that found a user from this address at a table. */
  private Instant lastAtTable = Instant.MIN;

  private Instant penaltyEnd = Instant.MIN;
  private boolean blocked;
  private Instant lastSeen = Instant.MIN;

  /**
   * Creates an empty quota.
   *
   * @param proxy whether many addresses share the quota, so that it is exempt from penalties and
   *     from the limits on connections per address; other limits per address still apply
   */
  public AddressQuota(String name, Limits limits, boolean proxy) {
    this.name = name;
    this.limits = limits;
    this.proxy = proxy;
  }

  /**
   * Returns the IPv4 address or IPv6 network of the quota. A quota for something else, such as a
   * proxy, has another unique name.
   */
  public String name() {
    return name;
  }

  public boolean isProxy() {
    return proxy;
  }

  public TokenBucket rate(Limit limit) {
    return rates.computeIfAbsent(limit, limits::newBucket);
  }

  /** Takes a token of a rate if one is available. Returns whether one was taken. */
  public boolean tryAcquire(Limit limit) {
    return rate(limit).tryAcquire();
  }

  /**
   * Returns the counter of the connections to which a refusal is currently being sent; callers
   * update it.
   */
  public AtomicInteger pendingRefusals() {
    return pendingRefusals;
  }

  /** Returns the counter of the bytes pending for this address; callers update it. */
  public AtomicLong backlogBytes() {
    return backlogBytes;
  }

  public int connectionCount() {
    return connectionCount;
  }

  SequencedSet<AdmissionControl.Connection> pendingConnections() {
    return pendingConnections;
  }

  void changeConnectionCount(int change) {
    connectionCount += change;
  }

  public void add(User user) {
    users.add(user);
  }

  public void remove(User user) {
    users.remove(user);
  }

  /** Returns whether a user from this address is at a table or has recently left one. */
  private boolean hasRecentUserAtTable(Instant now) {
    if (users.stream().anyMatch(User::isAtTable)) {
      lastAtTable = now;
    }
    return !lastAtTable.equals(Instant.MIN) && lastAtTable.plus(RETURN_PERIOD).isAfter(now);
  }

  /**
   * Adds a penalty, which decays with time. Penalties add up; the address is refused when their sum
   * exceeds {@link Limit#PENALTY_MIN}, until they have decayed completely. Nothing is added if a
   * user from this address is at a table or has recently left one.
   */
  synchronized void penalize(Duration penalty, Instant now) {
    if (hasRecentUserAtTable(now)) {
      return;
    }
    Duration maxPenalty = limits.duration(Limit.PENALTY_MAX);
    Instant start = penaltyEnd.isAfter(now) ? penaltyEnd : now;
    Instant end = start.plus(penalty);
    penaltyEnd = end.isAfter(now.plus(maxPenalty)) ? now.plus(maxPenalty) : end;
    blocked = blocked || penaltyEnd.isAfter(now.plus(limits.duration(Limit.PENALTY_MIN)));
  }

  /** Returns the time for which the address will be refused; empty if it is not refused. */
  public synchronized Optional<Duration> blockedFor(Instant now) {
    blocked = blocked && penaltyEnd.isAfter(now);
    return blocked && !hasRecentUserAtTable(now)
        ? Optional.of(Duration.between(now, penaltyEnd))
        : Optional.empty();
  }

  /**
   * Counts a refusal. Returns the number of refusals to log now, including this one; empty if it is
   * too soon for another log entry.
   */
  synchronized OptionalLong countRefusal(Limit limit, Instant now) {
    RefusalCount previousCount =
        unloggedRefusals.getOrDefault(limit, new RefusalCount(0, Instant.MIN));
    long count = previousCount.count() + 1;
    boolean loggedRecently = previousCount.loggedAt().isAfter(now.minus(LOG_INTERVAL));
    unloggedRefusals.put(
        limit,
        loggedRecently
            ? new RefusalCount(count, previousCount.loggedAt())
            : new RefusalCount(0, now));
    return loggedRecently ? OptionalLong.empty() : OptionalLong.of(count);
  }

  /** Records that the quota was looked up. */
  synchronized void touch(Instant now) {
    lastSeen = now;
  }

  /**
   * Returns whether the quota can be forgotten: there are no connections and no penalties, no user
   * has recently been at a table, and the latest call of {@link #touch} was at least {@code
   * retention} ago.
   */
  synchronized boolean isExpired(Instant now, Duration retention) {
    return !hasRecentUserAtTable(now)
        && connectionCount == 0
        && !penaltyEnd.isAfter(now)
        && !lastSeen.plus(retention).isAfter(now);
  }

  /** Returns whether the address has penalties that have not decayed. */
  synchronized boolean isSuspect(Instant now) {
    return penaltyEnd.isAfter(now);
  }
}
