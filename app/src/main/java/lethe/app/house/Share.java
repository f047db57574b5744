package lethe.app.house;

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

/** What one address uses of the house, and what it has done to be kept out of it. */
public final class Share {
  /** So long nothing is written of what is refused again and again. */
  private static final Duration QUIET = Duration.ofSeconds(10);

  /**
   * How long after the last player has left nobody there is refused, so that players can return.
   */
  private static final Duration RETURN = Duration.ofMinutes(10);

  private final String name;
  private final Limits limits;
  private final boolean proxy;
  private final Map<Limit, Bucket> buckets = new ConcurrentHashMap<>();
  private final AtomicLong backlog = new AtomicLong();
  private final AtomicInteger refusals = new AtomicInteger();

  /** Those who are here, and of them those who were not let in yet; under the budget's lock. */
  private int connections;

  private final SequencedSet<Newcomer> strangers = new LinkedHashSet<>();

  /** What was refused and has not been written down yet, and when the last was. */
  private final Map<Limit, Refused> unwritten = new EnumMap<>(Limit.class);

  private record Refused(long times, Instant written) {}

  /** The people who are connected from there. */
  private final Set<Presence> people = ConcurrentHashMap.newKeySet();

  /** When somebody there was last seen at a table. */
  private Instant played = Instant.MIN;

  private Instant owed = Instant.MIN;
  private boolean refused;
  private Instant seen = Instant.MIN;

  /**
   * A share of nothing yet.
   *
   * @param proxy whether it is nobody's own, but that of many
   */
  public Share(String name, Limits limits, boolean proxy) {
    this.name = name;
    this.limits = limits;
    this.proxy = proxy;
  }

  /** The address, or the network that is one person's as far as can be told. */
  public String name() {
    return name;
  }

  public boolean isProxy() {
    return proxy;
  }

  /** What comes and goes at a rate. */
  public Bucket bucket(Limit limit) {
    return buckets.computeIfAbsent(limit, limits::bucket);
  }

  /** Takes one of what comes at a rate, if there is one. */
  public boolean take(Limit limit) {
    return bucket(limit).take();
  }

  /** How many connections from there are just being told why they are refused. */
  public AtomicInteger refusals() {
    return refusals;
  }

  /** How many bytes wait to be sent there. */
  public AtomicLong backlog() {
    return backlog;
  }

  public int connections() {
    return connections;
  }

  SequencedSet<Newcomer> strangers() {
    return strangers;
  }

  void count(int more) {
    connections += more;
  }

  void come(Presence presence) {
    people.add(presence);
  }

  void go(Presence presence) {
    people.remove(presence);
  }

  /** Returns whether somebody there is at a table, or has just left one. */
  private boolean isPlaying(Instant now) {
    if (people.stream().anyMatch(presence -> presence.table() != 0)) {
      played = now;
    }
    return !played.equals(Instant.MIN) && played.plus(RETURN).isAfter(now);
  }

  /**
   * Adds a penalty, which decays with time. Penalties add up; the address is refused when they
   * exceed the minimum, until all of them have decayed. Nothing is added while people there play.
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

  /** For how long nobody is let in from there, if so. */
  public synchronized Optional<Duration> refused(Instant now) {
    refused = refused && owed.isAfter(now);
    return refused && !isPlaying(now) ? Optional.of(Duration.between(now, owed)) : Optional.empty();
  }

  /** Something was refused; how often, if that is to be written down now. */
  synchronized OptionalLong refuse(Limit limit, Instant now) {
    Refused before = unwritten.getOrDefault(limit, new Refused(0, Instant.MIN));
    long times = before.times() + 1;
    boolean quiet = before.written().isAfter(now.minus(QUIET));
    unwritten.put(limit, quiet ? new Refused(times, before.written()) : new Refused(0, now));
    return quiet ? OptionalLong.empty() : OptionalLong.of(times);
  }

  /** Somebody has come from there, or is there. */
  synchronized void see(Instant now) {
    seen = now;
  }

  /** Whether nobody is there, and it does not matter any more who was. */
  synchronized boolean isForgettable(Instant now, Duration memory) {
    return !isPlaying(now)
        && connections == 0
        && !owed.isAfter(now)
        && !seen.plus(memory).isAfter(now);
  }

  /** Whether somebody there has failed lately. */
  synchronized boolean isSuspect(Instant now) {
    return owed.isAfter(now);
  }
}
