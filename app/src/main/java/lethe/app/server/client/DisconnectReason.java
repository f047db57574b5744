package lethe.app.server.client;

import java.time.Duration;
import lethe.app.server.account.Ban;

/** The reason why a user is disconnected. */
public sealed interface DisconnectReason {
  /** The server shuts down. */
  record ServerClosed() implements DisconnectReason {}

  /** The user has typed nothing for this time. */
  record IdleTimeout(Duration duration) implements DisconnectReason {}

  /** The key or code with which they logged in no longer belongs to their account. */
  record LoginChanged() implements DisconnectReason {}

  /** An operator disconnected them. */
  record Kicked() implements DisconnectReason {}

  record Banned(Ban ban) implements DisconnectReason {}
}
