package lethe.app.house;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * How much one house bears, and how long it waits.
 *
 * @param values those that are not as usual; times in milliseconds, sizes in bytes
 */
public record Limits(Map<Limit, Long> values) {
  public static final Limits USUAL = new Limits(Map.of());

  public Limits {
    values = Map.copyOf(values);
  }

  /** These with another number, in the limit's unit. */
  public Limits with(Limit limit, int number) {
    return and(limit, number * limit.unit().size());
  }

  /** These with another time. */
  public Limits with(Limit limit, Duration time) {
    return and(limit, time.toMillis());
  }

  private Limits and(Limit limit, long value) {
    Map<Limit, Long> changed = new EnumMap<>(Limit.class);
    changed.putAll(values);
    changed.put(limit, value);
    return new Limits(changed);
  }

  /** A share is always smaller than the whole, if that can be divided. */
  private long value(Limit limit) {
    long given = values.getOrDefault(limit, limit.usual() * limit.unit().size());
    long one = limit.unit().size();
    return limit
        .whole()
        .map(whole -> Math.min(given, Math.max(one, value(whole) - one)))
        .orElse(given);
  }

  /** A limit in its unit, as it was given. */
  public long number(Limit limit) {
    return value(limit) / limit.unit().size();
  }

  /** How many, or how many bytes. */
  public int of(Limit limit) {
    return Math.toIntExact(value(limit));
  }

  /** How many of them guests may have, together: half, so that there is room for all others. */
  public int ofGuests(Limit limit) {
    return Math.max(1, of(limit) / 2);
  }

  /** The same for this person. */
  int of(Limit limit, Person person) {
    return person.isGuest() ? ofGuests(limit) : of(limit);
  }

  /** What comes at a rate: for long so many, and after a rest as many at once as in 10 seconds. */
  public Bucket bucket(Limit limit) {
    int number = of(limit);
    return limit.unit() == Limit.Unit.A_SECOND
        ? new Bucket(number, number)
        : new Bucket(number / 60.0, Math.max(1, number / 6));
  }

  /** How long. */
  public Duration time(Limit limit) {
    return Duration.ofMillis(value(limit));
  }
}
