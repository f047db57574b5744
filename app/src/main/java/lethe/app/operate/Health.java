package lethe.app.operate;

import java.util.Locale;

/** Whether a server can accept more users, and if not, why. */
enum Health {
  READY,
  DRAINING,
  FULL,
  DISK;

  /**
   * Number of free bytes below which the server reports a full disk, because moves may soon fail to
   * be saved.
   */
  private static final long MIN_FREE_BYTES = 64L << 20;

  static Health of(HouseControl steering) {
    return of(steering.load(), steering.isDraining());
  }

  static Health of(HouseControl.Load load, boolean draining) {
    if (load.disk() < MIN_FREE_BYTES) {
      return DISK;
    }
    if (draining) {
      return DRAINING;
    }
    return load.greeting() + load.connections() >= load.most() ? FULL : READY;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
