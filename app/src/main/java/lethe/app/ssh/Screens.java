package lethe.app.ssh;

import lethe.app.frame.Size;
import lethe.app.house.Bucket;
import lethe.app.house.Limit;
import lethe.app.house.Limits;
import lethe.app.house.Share;

/** How many screens are drawn for somebody, and how large. */
final class Screens {
  private final Limits limits;
  private final Bucket own;
  private final Bucket shared;

  Screens(Limits limits, Share share) {
    this.limits = limits;
    this.own = limits.bucket(Limit.SCREENS);
    this.shared = share.bucket(Limit.SCREENS_EACH);
  }

  /** As much of a window as is drawn. */
  Size fitting(int columns, int rows) {
    return new Size(
        Math.min(limits.of(Limit.COLUMNS), columns), Math.min(limits.of(Limit.ROWS), rows));
  }

  /** Waits until it is time for one more; what changes until then comes with it. */
  void await() {
    own.await();
    shared.await();
  }
}
