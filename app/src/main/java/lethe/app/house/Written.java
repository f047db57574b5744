package lethe.app.house;

import java.util.Optional;
import lethe.engine.core.Rejection;

/** What came of writing something down. */
public enum Written {
  DONE,
  /** Another house has written something else in its place, and nothing was written. */
  BEATEN,
  /** It could not be written, and nothing has changed; the log says why. */
  FAILED;

  /** Why somebody gets a refusal, if so; this one if another house was before. */
  Optional<Rejection> refusal(HouseRefusal beaten, Object... facts) {
    return switch (this) {
      case DONE -> Optional.empty();
      case BEATEN -> Optional.of(Rejection.of(beaten, facts));
      case FAILED -> Optional.of(Rejection.of(HouseRefusal.NO_ROOM));
    };
  }
}
