package lethe.app.operate;

import java.util.Locale;

/** The ability of a server to accept more users, with the reason if it cannot. */
enum Health {
  READY,
  DRAINING,
  FULL,
  DISK;

  /**
   * Minimum number of free bytes; below it, the server reports a full disk, because moves may soon
   * fail to be saved.
   */
  private static final long MIN_FREE_BYTES = 64L << 20;

  static Health of(AdminService admin) {
    return of(admin.load(), admin.isDraining());
  }

  static Health of(AdminService.ServerLoad load, boolean draining) {
    if (load.freeDiskSpace() < MIN_FREE_BYTES) {
      return DISK;
    }
    if (draining) {
      return DRAINING;
    }
    return load.pending() + load.authenticated() >= load.maxConnections() ? FULL : READY;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
