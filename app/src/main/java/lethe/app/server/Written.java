package lethe.app.server;

import java.util.Optional;
import lethe.engine.core.Rejection;

/** The result of a conditional write. */
public enum Written {
  DONE,
  /** Another server has written something else in the meantime; nothing was written. */
  BEATEN,
  /** The write failed, nothing has changed, and the reason is in the log. */
  FAILED;

  /**
   * Returns the refusal for this result; empty if the write succeeded.
   *
   * @param beaten the refusal in case of a conflict
   * @param facts the facts of that refusal
   */
  Optional<Rejection> refusal(ServerRefusal beaten, Object... facts) {
    return switch (this) {
      case DONE -> Optional.empty();
      case BEATEN -> Optional.of(Rejection.of(beaten, facts));
      case FAILED -> Optional.of(Rejection.of(ServerRefusal.NO_ROOM));
    };
  }
}
