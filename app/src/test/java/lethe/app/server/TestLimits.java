package lethe.app.server;

import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;

/** Limits of servers in tests. */
public final class TestLimits {
  /** Limits that no test reaches; bots move without a delay. */
  public static final Limits GENEROUS = generous();

  private TestLimits() {}

  private static Limits generous() {
    Limits limits =
        Limits.DEFAULTS.with(Limit.PATIENCE, 0).with(Limit.PACE, 0).with(Limit.PENALTY, 0);
    for (Limit limit : Limit.values()) {
      if (limit.id().endsWith("-each")
          || limit.unit() == Limit.Unit.PER_SECOND
          || limit.unit() == Limit.Unit.PER_MINUTE) {
        limits = limits.with(limit, 100_000);
      }
    }
    return limits
        .with(Limit.NAMES, 10_000)
        .with(Limit.CHANNELS, 10)
        .with(Limit.TALK, Limit.TALK.defaultValue());
  }
}
