package lethe.app.ssh;

import lethe.app.frame.Size;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.TokenBucket;
import lethe.app.server.limit.AddressQuota;

/** Limits the size and the rate of the screens that are drawn for one connection. */
final class RenderQuota {
  private final Limits limits;
  private final TokenBucket connectionRate;
  private final TokenBucket addressRate;

  RenderQuota(Limits limits, AddressQuota quota) {
    this.limits = limits;
    this.connectionRate = limits.newBucket(Limit.SCREENS);
    this.addressRate = quota.rate(Limit.SCREENS_PER_ADDRESS);
  }

  /** Returns the size of the part of a window that is drawn. */
  Size clamp(int columns, int rows) {
    return new Size(
        Math.min(limits.intValue(Limit.COLUMNS), columns),
        Math.min(limits.intValue(Limit.ROWS), rows));
  }

  /** Blocks until another screen may be drawn. Meanwhile, changes accumulate in that screen. */
  void acquire() {
    connectionRate.acquire();
    addressRate.acquire();
  }
}
