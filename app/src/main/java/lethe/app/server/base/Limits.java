package lethe.app.server.base;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * The limits of one server.
 *
 * @param values the configured values, times in milliseconds and sizes in bytes; a limit without a
 *     value has its default
 */
public record Limits(Map<Limit, Long> values) {
  public static final Limits DEFAULTS = new Limits(Map.of());

  public Limits {
    values = Map.copyOf(values);
  }

  /** Returns these limits with one of them set to a number in its unit. */
  public Limits with(Limit limit, int number) {
    return withValue(limit, number * limit.unit().size());
  }

  public Limits with(Limit limit, Duration time) {
    return withValue(limit, time.toMillis());
  }

  private Limits withValue(Limit limit, long value) {
    Map<Limit, Long> newValues = new EnumMap<>(Limit.class);
    newValues.putAll(values);
    newValues.put(limit, value);
    return new Limits(newValues);
  }

  /**
   * Returns the value of a limit, in milliseconds or bytes if it is a time or a size. The limit for
   * one user or address is kept below the overall limit, unless the overall limit is a single unit.
   */
  private long value(Limit limit) {
    long configuredValue = values.getOrDefault(limit, limit.defaultValue() * limit.unit().size());
    long unitSize = limit.unit().size();
    return limit
        .overallLimit()
        .map(total -> Math.min(configuredValue, Math.max(unitSize, value(total) - unitSize)))
        .orElse(configuredValue);
  }

  /** Returns a limit in its unit. */
  public long valueInUnit(Limit limit) {
    return value(limit) / limit.unit().size();
  }

  /** Returns the value of a limit that is a number, a rate or a size; a size is in bytes. */
  public int intValue(Limit limit) {
    return Math.toIntExact(value(limit));
  }

  /**
   * Returns the part of a limit that guests may use: half, but at least 1. If several users share
   * the limit, this is the part for all guests together.
   */
  public int guestShare(Limit limit) {
    return Math.max(1, intValue(limit) / 2);
  }

  /** Returns the value of a limit, or for guests the part that they may use. */
  public int intValue(Limit limit, boolean isGuest) {
    return isGuest ? guestShare(limit) : intValue(limit);
  }

  /**
   * Returns a full token bucket for a rate. It holds one second's worth of a rate per second, and
   * 10 seconds' worth of a rate per minute, but at least one token.
   */
  public TokenBucket newBucket(Limit limit) {
    int rate = intValue(limit);
    return limit.unit() == Limit.Unit.PER_SECOND
        ? new TokenBucket(rate, rate)
        : new TokenBucket(rate / 60.0, Math.max(1, rate / 6));
  }

  public Duration duration(Limit limit) {
    return Duration.ofMillis(value(limit));
  }
}
