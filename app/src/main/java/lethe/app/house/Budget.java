package lethe.app.house;

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
 * The places, the memory and the time that a house has, and what each address takes of them: the
 * one of an IPv4 address, and of IPv6 a whole network of 64 bits, as one person is given them.
 */
public final class Budget {
  /** How many addresses are remembered at most of which nobody is here. */
  private static final int REMEMBERED = 10_000;

  /** After so long whatever comes at a rate has come back. */
  private static final Duration MEMORY = Duration.ofMinutes(10);

  /** What a failed login or a violation of the protocol adds to the penalty of its address. */
  private static final Duration PENALTY = Duration.ofSeconds(5);

  private final Limits limits;
  private final InstantSource clock;
  private final Log log;
  private final Map<String, Share> shares = new HashMap<>();

  /** Against whose share each connection counts. */
  private final Map<Newcomer, Share> places = new HashMap<>();

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

  /** What all take together. */
  public Share all() {
    return all;
  }

  /** The share of an address. */
  public Share of(InetAddress address) {
    return named(group(address), false);
  }

  /** The share of a proxy, which brings others: against nobody until it has said whom. */
  public Share ofProxy(InetAddress address) {
    return named("proxy " + group(address), true);
  }

  /**
   * The share of whoever somebody else has let in.
   *
   * @param from an address; anything else has no limits of its own
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

  /** Takes a place for a newcomer, or says which limit is in the way. */
  public Optional<Limit> admit(Newcomer newcomer, Share share) {
    Optional<Newcomer> pushedOut = Optional.empty();
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
        pushedOut = Optional.of(most.strangers().getFirst());
      }
      places.put(newcomer, share);
      count(share, newcomer, 1);
    }
    pushedOut.ifPresent(longest -> longest.cutOff(Limit.STRANGERS));
    return Optional.empty();
  }

  /** Takes a place for somebody whom somebody else has let in, if there is one. */
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

  /** Somebody turns out to come from elsewhere; which limit is in the way there, if one is. */
  public synchronized Optional<Limit> move(Newcomer newcomer, Share other) {
    Optional<Limit> reached = ofOne(other);
    if (reached.isEmpty()) {
      Share before = places.put(newcomer, other);
      if (before != null) {
        count(before, newcomer, -1);
      }
      count(other, newcomer, 1);
    }
    return reached;
  }

  /** Which limit of one address is reached; a proxy has none. */
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
    // Those from whose address nobody is here come in still: else a few could keep all others out.
    return !all.take(Limit.ARRIVALS) && share.connections() > 0 && !share.isProxy()
        ? Optional.of(Limit.ARRIVALS)
        : Optional.empty();
  }

  private Share mostStrangers() {
    return all.strangers().stream()
        .map(stranger -> places.getOrDefault(stranger, all))
        .max(Comparator.comparingInt(share -> share.strangers().size()))
        .orElse(all);
  }

  private void count(Share share, Newcomer newcomer, int more) {
    for (Share counted : new Share[] {share, all}) {
      counted.count(more);
      if (more > 0) {
        counted.strangers().add(newcomer);
      } else {
        counted.strangers().remove(newcomer);
      }
    }
  }

  /** Somebody has been let in. */
  public synchronized void greeted(Newcomer newcomer) {
    places.getOrDefault(newcomer, all).strangers().remove(newcomer);
    all.strangers().remove(newcomer);
  }

  /** Somebody who had a place has gone. */
  public synchronized void release(Newcomer newcomer) {
    Share share = places.remove(newcomer);
    if (share != null) {
      count(share, newcomer, -1);
    }
  }

  /** Whether so much may wait to be sent to an address, with all that waits there already. */
  public boolean mayWait(Share share) {
    return share.backlog().get() <= limits.of(Limit.BACKLOG_EACH)
        && all.backlog().get() <= limits.of(Limit.BACKLOG);
  }

  /** Writes down who was refused what, and how often since that was last written. */
  public void refused(Limit limit, Share share) {
    share
        .refuse(limit, now())
        .ifPresent(
            times ->
                log.warn("limit", "limit", limit.word(), "address", share.name(), "times", times));
  }

  /**
   * Penalizes an address for a failed login or a violation of the protocol. One that does this
   * again and again is refused for a while. A connection that merely breaks off is no reason.
   */
  public void penalize(Share share) {
    if (!share.isProxy()) {
      share.penalize(PENALTY, now());
    }
  }

  /**
   * Whether a password from there is looked at. Where there are too many wrong ones in all, those
   * who have failed before wait.
   */
  public boolean mayGuess(Share share) {
    return share.bucket(Limit.GUESSES_EACH).has()
        && (all.bucket(Limit.GUESSES).has() || !share.isSuspect(now()));
  }

  /** A password was wrong. */
  public void guessed(Share share) {
    share.bucket(Limit.GUESSES_EACH).owe();
    all.bucket(Limit.GUESSES).owe();
  }

  /** Forgets who has gone, and does not matter any more. */
  public synchronized void tick() {
    Instant now = now();
    Duration memory = shares.size() > REMEMBERED ? Duration.ZERO : MEMORY;
    shares.values().removeIf(share -> share.isForgettable(now, memory));
  }
}
