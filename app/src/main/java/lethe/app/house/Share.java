package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** What one address uses of the house, and what it has done to be kept out of it. */
public final class Share {
  /** Whoever owes less than this is let in still. */
  private static final Duration LENIENCE = Duration.ofSeconds(15);

  /** So long nothing is written of what is refused again and again. */
  private static final Duration QUIET = Duration.ofSeconds(10);

  private final String name;
  private final Limits limits;
  private final boolean proxy;
  private final Map<Limit, Bucket> buckets = new ConcurrentHashMap<>();
  private final AtomicLong backlog = new AtomicLong();

  /** Those who are here, and of them those who were not let in yet; under the budget's lock. */
  private int connections;

  private final SequencedSet<Newcomer> strangers = new LinkedHashSet<>();

  /** What was refused and has not been written down yet, and when the last was. */
  private final Map<Limit, Refused> unwritten = new EnumMap<>(Limit.class);

  private record Refused(long times, Instant written) {}

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

  /** Something went wrong that costs the house more than it costs whoever did it. */
  synchronized void penalize(Duration how, Instant now) {
    Duration longest = limits.time(Limit.PENALTY);
    Instant from = owed.isAfter(now) ? owed : now;
    Instant until = from.plus(how);
    owed = until.isAfter(now.plus(longest)) ? now.plus(longest) : until;
    refused = refused || owed.isAfter(now.plus(LENIENCE));
  }

  /** For how long nobody is let in from there, if so. */
  public synchronized Optional<Duration> refused(Instant now) {
    refused = refused && owed.isAfter(now);
    return refused ? Optional.of(Duration.between(now, owed)) : Optional.empty();
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
    return connections == 0 && !owed.isAfter(now) && !seen.plus(memory).isAfter(now);
  }

  /** Whether somebody there has failed lately. */
  synchronized boolean isSuspect(Instant now) {
    return owed.isAfter(now);
  }
}
