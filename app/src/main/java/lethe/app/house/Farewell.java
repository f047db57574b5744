package lethe.app.house;

import java.time.Duration;

/** Why somebody is sent home. */
public sealed interface Farewell {
  /** The house closes. */
  record Closed() implements Farewell {}

  /** Nothing was typed for so long. */
  record Idle(Duration time) implements Farewell {}

  /** What they came with is nobody's any more, or somebody else's. */
  record Parted() implements Farewell {}

  /** An operator wants it so. */
  record Kicked() implements Farewell {}

  record Banned(Ban ban) implements Farewell {}
}
