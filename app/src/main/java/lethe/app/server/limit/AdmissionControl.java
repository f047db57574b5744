package lethe.app.server.limit;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;

/**
 * Distributes the connections, memory and rates of a server among addresses. Most quotas are for
 * one IPv4 address or one IPv6 /64 network, which a provider usually assigns to one customer.
 */
public final class AdmissionControl {
  /** A connection that counts against the limits. */
  public interface Connection {
    /** Closes the connection at once because of a limit. */
    void disconnect(Limit limit);
  }

  /** The number of quotas beyond which those that are not in use are discarded early. */
  private static final int MAX_QUOTAS = 10_000;

  /**
   * How long the quota of an address is kept after its latest connection was opened, unless there
   * are too many quotas; much longer than its rates take to recover.
   */
  private static final Duration RETENTION = Duration.ofMinutes(10);

  /** The penalty of an address for one failed login, wrong code or protocol violation. */
  private static final Duration PENALTY = Duration.ofSeconds(5);

  private final Limits limits;
  private final InstantSource clock;
  private final Log log;
  private final Map<String, AddressQuota> quotas = new HashMap<>();

  private final Map<Connection, AddressQuota> quotaByConnection = new HashMap<>();

  private final AddressQuota total;

  public AdmissionControl(Limits limits, InstantSource clock, Log log) {
    this.log = log;
    this.limits = limits;
    this.clock = clock;
    this.total = new AddressQuota("all", limits, true);
  }

  public Limits limits() {
    return limits;
  }

  public Instant now() {
    return clock.instant();
  }

  /** Returns the quota of all addresses together. */
  public AddressQuota total() {
    return total;
  }

  public AddressQuota quotaOf(InetAddress address) {
    return findQuota(networkKey(address), false);
  }

  /**
   * Returns the quota of a proxy, against which a connection counts until the proxy has reported
   * the client's address. A proxy is exempt from penalties and from the limits on connections per
   * address.
   */
  public AddressQuota proxyQuota(InetAddress address) {
    return findQuota("proxy " + networkKey(address), true);
  }

  /**
   * Returns the quota of a user admitted by another server program.
   *
   * @param address the address that the other program reports; any other text gets a quota with the
   *     exemptions of a proxy
   */
  public AddressQuota quotaOfOrigin(String address) {
    try {
      return quotaOf(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      return findQuota(address, true);
    }
  }

  private synchronized AddressQuota findQuota(String name, boolean proxy) {
    AddressQuota quota = quotas.computeIfAbsent(name, key -> new AddressQuota(key, limits, proxy));
    quota.touch(now());
    return quota;
  }

  private static String networkKey(InetAddress address) {
    if (!(address instanceof Inet6Address)) {
      return address.getHostAddress();
    }
    byte[] network = Arrays.copyOf(Arrays.copyOf(address.getAddress(), 8), 16);
    try {
      return InetAddress.getByAddress(network).getHostAddress() + "/64";
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Admits a connection, or returns the limit that prevents it. If the maximum number of
   * connections that have not logged in is reached, the oldest one from the address with the most
   * such connections is closed; if the new connection would give its own address as many, the new
   * connection is refused instead.
   */
  public Optional<Limit> admit(Connection connection, AddressQuota quota) {
    Optional<Connection> evictedConnection = Optional.empty();
    synchronized (this) {
      Optional<Limit> exceededLimit = checkAddressLimits(quota).or(() -> checkTotalLimits(quota));
      if (exceededLimit.isPresent()) {
        return exceededLimit;
      }
      if (total.pendingConnections().size() >= limits.intValue(Limit.PENDING_CONNECTIONS)) {
        AddressQuota largest = quotaWithMostPending();
        if (largest.pendingConnections().size() <= quota.pendingConnections().size() + 1) {
          return Optional.of(Limit.PENDING_CONNECTIONS);
        }
        evictedConnection = Optional.of(largest.pendingConnections().getFirst());
      }
      quotaByConnection.put(connection, quota);
      addPending(quota, connection);
    }
    evictedConnection.ifPresent(
        longestPending -> longestPending.disconnect(Limit.PENDING_CONNECTIONS));
    return Optional.empty();
  }

  /**
   * Admits a user already admitted by another server program, or returns the limit that prevents
   * it.
   */
  public synchronized Optional<Limit> admitJoined(AddressQuota quota) {
    Optional<Limit> exceededLimit = checkAddressLimits(quota).or(() -> checkTotalLimits(quota));
    if (exceededLimit.isEmpty()) {
      quota.changeConnectionCount(1);
      total.changeConnectionCount(1);
    }
    return exceededLimit;
  }

  /** Releases the resources of a user admitted by {@link #admitJoined}. */
  public synchronized void releaseJoined(AddressQuota quota) {
    quota.changeConnectionCount(-1);
    total.changeConnectionCount(-1);
  }

  /**
   * Moves a connection to the quota of its actual address. Returns the limit of that quota that
   * prevents this; empty if the connection was moved.
   */
  public synchronized Optional<Limit> reassign(Connection connection, AddressQuota newQuota) {
    Optional<Limit> exceededLimit = checkAddressLimits(newQuota);
    if (exceededLimit.isEmpty()) {
      AddressQuota oldQuota = quotaByConnection.put(connection, newQuota);
      if (oldQuota != null) {
        remove(oldQuota, connection);
      }
      addPending(newQuota, connection);
    }
    return exceededLimit;
  }

  /**
   * Returns the limit that prevents a new connection from an address. If there is none, takes a
   * token for the connection and returns empty. Nothing is checked for a proxy.
   */
  private Optional<Limit> checkAddressLimits(AddressQuota quota) {
    if (quota.isProxy()) {
      return Optional.empty();
    }
    if (quota.blockedFor(now()).isPresent()) {
      return Optional.of(Limit.PENALTY_MAX);
    }
    if (quota.connectionCount() >= limits.intValue(Limit.CONNECTIONS_PER_ADDRESS)) {
      return Optional.of(Limit.CONNECTIONS_PER_ADDRESS);
    }
    if (quota.pendingConnections().size()
        >= limits.intValue(Limit.PENDING_CONNECTIONS_PER_ADDRESS)) {
      return Optional.of(Limit.PENDING_CONNECTIONS_PER_ADDRESS);
    }
    return quota.tryAcquire(Limit.NEW_CONNECTIONS_PER_ADDRESS)
        ? Optional.empty()
        : Optional.of(Limit.NEW_CONNECTIONS_PER_ADDRESS);
  }

  private Optional<Limit> checkTotalLimits(AddressQuota quota) {
    if (total.connectionCount() >= limits.intValue(Limit.CONNECTIONS)) {
      return Optional.of(Limit.CONNECTIONS);
    }
    // Addresses without connections are still admitted; otherwise a few addresses could lock out
    // all others.
    return !total.tryAcquire(Limit.NEW_CONNECTIONS)
            && quota.connectionCount() > 0
            && !quota.isProxy()
        ? Optional.of(Limit.NEW_CONNECTIONS)
        : Optional.empty();
  }

  private AddressQuota quotaWithMostPending() {
    return total.pendingConnections().stream()
        .map(pending -> quotaByConnection.getOrDefault(pending, total))
        .max(Comparator.comparingInt(quota -> quota.pendingConnections().size()))
        .orElse(total);
  }

  /** Counts a connection whose user has not logged in yet. */
  private void addPending(AddressQuota quota, Connection connection) {
    for (AddressQuota countedQuota : List.of(quota, total)) {
      countedQuota.changeConnectionCount(1);
      countedQuota.pendingConnections().add(connection);
    }
  }

  private void remove(AddressQuota quota, Connection connection) {
    for (AddressQuota countedQuota : List.of(quota, total)) {
      countedQuota.changeConnectionCount(-1);
      countedQuota.pendingConnections().remove(connection);
    }
  }

  /** Records that the user of a connection has logged in. */
  public synchronized void markAuthenticated(Connection connection) {
    quotaByConnection.getOrDefault(connection, total).pendingConnections().remove(connection);
    total.pendingConnections().remove(connection);
  }

  /** Releases the resources of a connection that has closed. */
  public synchronized void release(Connection connection) {
    AddressQuota quota = quotaByConnection.remove(connection);
    if (quota != null) {
      remove(quota, connection);
    }
  }

  /**
   * Returns whether the pending output for this address, and for all addresses, is within the
   * limits.
   */
  public boolean hasBacklogRoom(AddressQuota quota) {
    return quota.backlogBytes().get() <= limits.intValue(Limit.BACKLOG_PER_ADDRESS)
        && total.backlogBytes().get() <= limits.intValue(Limit.BACKLOG);
  }

  /**
   * Logs a refusal, together with the number of refusals since the last log entry about the same
   * limit and address. If that entry is very recent, only counts the refusal.
   */
  public void logRefusal(Limit limit, AddressQuota quota) {
    quota
        .countRefusal(limit, now())
        .ifPresent(
            count ->
                log.warn("limit", "limit", limit.id(), "address", quota.name(), "times", count));
  }

  /**
   * Penalizes an address, unless it is a proxy, for a failed login, a wrong code or join word, or a
   * protocol violation. An address that accumulates many penalties is refused for a while.
   */
  public void penalize(AddressQuota quota) {
    if (!quota.isProxy()) {
      quota.penalize(PENALTY, now());
    }
  }

  /**
   * Returns whether a user from an address may try a password, code or join word. If too many wrong
   * ones are entered overall, addresses with recent failures must wait.
   */
  public boolean allowsGuess(AddressQuota quota) {
    return quota.rate(Limit.FAILED_LOGINS_PER_ADDRESS).isAvailable()
        && (total.rate(Limit.FAILED_LOGINS).isAvailable() || !quota.isSuspect(now()));
  }

  /** Counts a wrong password, code or join word against the rates of failed logins. */
  public void recordWrongGuess(AddressQuota quota) {
    quota.rate(Limit.FAILED_LOGINS_PER_ADDRESS).reserve();
    total.rate(Limit.FAILED_LOGINS).reserve();
  }

  /** Discards the quotas that are no longer needed. */
  public synchronized void tick() {
    Instant now = now();
    Duration retention = quotas.size() > MAX_QUOTAS ? Duration.ZERO : RETENTION;
    quotas.values().removeIf(quota -> quota.isExpired(now, retention));
  }
}
