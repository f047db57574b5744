package lethe.app.server;

import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;

/** Limits of servers in tests. */
public final class TestLimits {
  /**
   * High limits for an address and high rates, except that of a user's chat. Absent players can be
   * replaced at once, bots move without a delay, and penalties refuse no address.
   */
  public static final Limits GENEROUS = generous();

  private TestLimits() {}

  private static Limits generous() {
    Limits limits =
        Limits.DEFAULTS.with(Limit.ABSENCE, 0).with(Limit.BOT_DELAY, 0).with(Limit.PENALTY_MAX, 0);
    for (Limit limit : Limit.values()) {
      if (limit.id().endsWith("-per-address")
          || limit.unit() == Limit.Unit.PER_SECOND
          || limit.unit() == Limit.Unit.PER_MINUTE) {
        limits = limits.with(limit, 100_000);
      }
    }
    return limits
        .with(Limit.NAMES_PER_ADDRESS, 10_000)
        .with(Limit.CHANNELS, 10)
        .with(Limit.CHAT_LINES, Limit.CHAT_LINES.defaultValue());
  }
}
