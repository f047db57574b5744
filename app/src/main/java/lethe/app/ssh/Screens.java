package lethe.app.ssh;

import lethe.app.frame.Size;
import lethe.app.server.Bucket;
import lethe.app.server.Limit;
import lethe.app.server.Limits;
import lethe.app.server.Share;

/** Limits how many screens are drawn for a user, and their size. */
final class Screens {
  private final Limits limits;
  private final Bucket own;
  private final Bucket shared;

  Screens(Limits limits, Share share) {
    this.limits = limits;
    this.own = limits.bucket(Limit.SCREENS);
    this.shared = share.bucket(Limit.SCREENS_EACH);
  }

  /** Returns the part of a window that is drawn. */
  Size fitting(int columns, int rows) {
    return new Size(
        Math.min(limits.of(Limit.COLUMNS), columns), Math.min(limits.of(Limit.ROWS), rows));
  }

  /** Blocks until another screen may be drawn. Changes in the meantime are drawn together. */
  void await() {
    own.await();
    shared.await();
  }
}
