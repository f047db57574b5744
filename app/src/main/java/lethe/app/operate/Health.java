package lethe.app.operate;

import java.util.Locale;

/**
 * The ability of a server to accept more users. Every value except {@link #READY} is a reason not
 * to send more users to the server.
 */
enum Health {
  /** The server accepts connections and matches. */
  READY,
  /** The server does not accept connections yet; it may be waiting for its database. */
  STARTING,
  /** The database does not answer. */
  DATABASE,
  /** No new matches begin. */
  DRAINING,
  /** The maximum number of connections has been reached. */
  FULL,
  /** Little disk space is left. */
  DISK;

  /** The minimum free disk space, in bytes. With less, saving a move may soon fail. */
  private static final long MIN_FREE_BYTES = 64L << 20;

  static Health of(AdminService admin) {
    return of(admin.serverLoad(), admin.isDraining());
  }

  static Health of(AdminService.ServerLoad load, boolean draining) {
    if (!load.database().available()) {
      return DATABASE;
    }
    if (load.freeDiskSpace() < MIN_FREE_BYTES) {
      return DISK;
    }
    if (draining) {
      return DRAINING;
    }
    return load.pendingConnections() + load.authenticatedConnections() >= load.maxConnections()
        ? FULL
        : READY;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
