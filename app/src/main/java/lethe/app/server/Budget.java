package lethe.app.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Allots the connections, the memory and the rates of a server to addresses. A share belongs to one
 * IPv4 address or to one IPv6 network of 64 bits, which is what a provider gives one customer.
 */
public final class Budget {
  /** Number of shares above which those of addresses without connections are forgotten early. */
  private static final int REMEMBERED = 10_000;

  /** Time after which all rates of an address have recovered. */
  private static final Duration MEMORY = Duration.ofMinutes(10);

  /** Penalty of an address for a failed login or a protocol violation. */
  private static final Duration PENALTY = Duration.ofSeconds(5);

  private final Limits limits;
  private final InstantSource clock;
  private final Log log;
  private final Map<String, Share> shares = new HashMap<>();

  /** The share against which each connection counts. */
  private final Map<PendingConnection, Share> places = new HashMap<>();

  private final Share all;

  public Budget(Limits limits, InstantSource clock, Log log) {
    this.log = log;
    this.limits = limits;
    this.clock = clock;
    this.all = new Share("all", limits, true);
  }

  public Limits limits() {
    return limits;
  }

  public Instant now() {
    return clock.instant();
  }

  /** Returns the share of all addresses together. */
  public Share all() {
    return all;
  }

  /** Returns the share of an address. */
  public Share of(InetAddress address) {
    return named(group(address), false);
  }

  /**
   * Returns the share of a proxy. Proxies have no limits of their own; a connection counts against
   * them until the proxy names the client's address.
   */
  public Share ofProxy(InetAddress address) {
    return named("proxy " + group(address), true);
  }

  /**
   * Returns the share of someone who was let in by another server program.
   *
   * @param from an address; anything else gets a share without limits of its own
   */
  public Share at(String from) {
    try {
      return of(InetAddress.ofLiteral(from));
    } catch (IllegalArgumentException e) {
      return named(from, true);
    }
  }

  private synchronized Share named(String name, boolean proxy) {
    Share share = shares.computeIfAbsent(name, n -> new Share(n, limits, proxy));
    share.see(now());
    return share;
  }

  private static String group(InetAddress address) {
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
   * Admits a connection, or returns the limit that prevents it. When all places for connections
   * that have not logged in are taken, the oldest of the address with the most of them is cut off.
   */
  public Optional<Limit> admit(PendingConnection connection, Share share) {
    Optional<PendingConnection> evicted = Optional.empty();
    synchronized (this) {
      Optional<Limit> reached = ofOne(share).or(() -> ofAll(share));
      if (reached.isPresent()) {
        return reached;
      }
      if (all.strangers().size() >= limits.of(Limit.STRANGERS)) {
        Share most = mostStrangers();
        if (most.strangers().size() <= share.strangers().size() + 1) {
          return Optional.of(Limit.STRANGERS);
        }
        evicted = Optional.of(most.strangers().getFirst());
      }
      places.put(connection, share);
      count(share, connection, 1);
    }
    evicted.ifPresent(longestPending -> longestPending.disconnect(Limit.STRANGERS));
    return Optional.empty();
  }

  /**
   * Admits someone who was let in by another server program, or returns the limit that prevents it.
   */
  public synchronized Optional<Limit> enter(Share share) {
    Optional<Limit> reached = ofOne(share).or(() -> ofAll(share));
    if (reached.isEmpty()) {
      share.count(1);
      all.count(1);
    }
    return reached;
  }

  public synchronized void leave(Share share) {
    share.count(-1);
    all.count(-1);
  }

  /**
   * Moves a connection to the share of the address that it turned out to come from. Returns the
   * limit of that share that prevents it; empty if the connection was moved.
   */
  public synchronized Optional<Limit> move(PendingConnection connection, Share other) {
    Optional<Limit> reached = ofOne(other);
    if (reached.isEmpty()) {
      Share before = places.put(connection, other);
      if (before != null) {
        count(before, connection, -1);
      }
      count(other, connection, 1);
    }
    return reached;
  }

  /**
   * Takes an arrival of one address. Returns the limit that is reached, if any; a proxy has none.
   */
  private Optional<Limit> ofOne(Share share) {
    if (share.isProxy()) {
      return Optional.empty();
    }
    if (share.refused(now()).isPresent()) {
      return Optional.of(Limit.PENALTY);
    }
    if (share.connections() >= limits.of(Limit.CONNECTIONS_EACH)) {
      return Optional.of(Limit.CONNECTIONS_EACH);
    }
    if (share.strangers().size() >= limits.of(Limit.STRANGERS_EACH)) {
      return Optional.of(Limit.STRANGERS_EACH);
    }
    return share.take(Limit.ARRIVALS_EACH) ? Optional.empty() : Optional.of(Limit.ARRIVALS_EACH);
  }

  private Optional<Limit> ofAll(Share share) {
    if (all.connections() >= limits.of(Limit.CONNECTIONS)) {
      return Optional.of(Limit.CONNECTIONS);
    }
    // Addresses without connections are still admitted; otherwise a few could keep out everybody
    // else.
    return !all.take(Limit.ARRIVALS) && share.connections() > 0 && !share.isProxy()
        ? Optional.of(Limit.ARRIVALS)
        : Optional.empty();
  }

  private Share mostStrangers() {
    return all.strangers().stream()
        .map(pending -> places.getOrDefault(pending, all))
        .max(Comparator.comparingInt(share -> share.strangers().size()))
        .orElse(all);
  }

  private void count(Share share, PendingConnection connection, int more) {
    for (Share counted : new Share[] {share, all}) {
      counted.count(more);
      if (more > 0) {
        counted.strangers().add(connection);
      } else {
        counted.strangers().remove(connection);
      }
    }
  }

  /** Records that a connection has logged in. */
  public synchronized void greeted(PendingConnection connection) {
    places.getOrDefault(connection, all).strangers().remove(connection);
    all.strangers().remove(connection);
  }

  /** Releases the place of a connection that has closed. */
  public synchronized void release(PendingConnection connection) {
    Share share = places.remove(connection);
    if (share != null) {
      count(share, connection, -1);
    }
  }

  /**
   * Returns whether the output that waits for an address, and for all addresses, is within the
   * limits.
   */
  public boolean mayWait(Share share) {
    return share.backlog().get() <= limits.of(Limit.BACKLOG_EACH)
        && all.backlog().get() <= limits.of(Limit.BACKLOG);
  }

  /** Logs a refusal, together with how many there were since the last log entry about them. */
  public void refused(Limit limit, Share share) {
    share
        .refuse(limit, now())
        .ifPresent(
            times ->
                log.warn("limit", "limit", limit.word(), "address", share.name(), "times", times));
  }

  /**
   * Penalizes an address for a failed login or a protocol violation. An address that collects many
   * penalties is refused for a while. A connection that merely breaks off is not penalized.
   */
  public void penalize(Share share) {
    if (!share.isProxy()) {
      share.penalize(PENALTY, now());
    }
  }

  /**
   * Returns whether a password from this address is checked. When there are too many wrong
   * passwords overall, addresses with recent failures must wait.
   */
  public boolean mayGuess(Share share) {
    return share.bucket(Limit.GUESSES_EACH).has()
        && (all.bucket(Limit.GUESSES).has() || !share.isSuspect(now()));
  }

  /** Records a wrong password. */
  public void guessed(Share share) {
    share.bucket(Limit.GUESSES_EACH).owe();
    all.bucket(Limit.GUESSES).owe();
  }

  /** Forgets the shares that no longer matter. */
  public synchronized void tick() {
    Instant now = now();
    Duration memory = shares.size() > REMEMBERED ? Duration.ZERO : MEMORY;
    shares.values().removeIf(share -> share.isForgettable(now, memory));
  }
}
