package lethe.app.server.base;

import java.util.Optional;
import lethe.engine.core.Rejection;

/** The result of a conditional write. */
public enum WriteResult {
  /** The data was written. */
  DONE,
  /**
   * The condition of the write was not satisfied, for example because another server has changed
   * the data in the meantime; nothing was written.
   */
  CONFLICT,
  /**
   * The write failed, and the reason is in the log. Nothing has changed, unless the connection to
   * the database broke while the write was being committed.
   */
  FAILED;

  /**
   * Returns the rejection for this result, which in the case of a conflict has the given code and
   * message arguments; empty if the write succeeded.
   */
  public Optional<Rejection> rejection(ServerRejectionCode conflict, Object... facts) {
    return switch (this) {
      case DONE -> Optional.empty();
      case CONFLICT -> Optional.of(Rejection.of(conflict, facts));
      case FAILED -> Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    };
  }
}
