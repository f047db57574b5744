package lethe.app.server;

import java.time.Duration;

/** Why a user is disconnected. */
public sealed interface Farewell {
  /** The server shuts down. */
  record Closed() implements Farewell {}

  /** Nothing was typed for this time. */
  record Idle(Duration time) implements Farewell {}

  /** The key or code with which they logged in no longer belongs to their account. */
  record Parted() implements Farewell {}

  /** An operator disconnected them. */
  record Kicked() implements Farewell {}

  record Banned(Ban ban) implements Farewell {}
}
