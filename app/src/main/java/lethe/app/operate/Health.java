package lethe.app.operate;

import java.util.Locale;

/** Whether a house can take more people. */
enum Health {
  READY,
  DRAINING,
  FULL,
  DISK;

  /** With less than so many bytes left, moves may soon not be written any more. */
  private static final long ROOM = 64L << 20;

  static Health of(HouseControl steering) {
    return of(steering.load(), steering.isDraining());
  }

  static Health of(HouseControl.Load load, boolean draining) {
    if (load.disk() < ROOM) {
      return DISK;
    }
    if (draining) {
      return DRAINING;
    }
    return load.greeting() + load.connections() >= load.most() ? FULL : READY;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
