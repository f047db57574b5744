package lethe.app.server.client;

import java.time.Duration;
import lethe.app.server.account.Ban;

/** The reason why a user is disconnected. */
public sealed interface DisconnectReason {
  /** The server shuts down. */
  record ServerClosed() implements DisconnectReason {}

  /** The user has typed nothing for this duration. */
  record IdleTimeout(Duration duration) implements DisconnectReason {}

  /** The user's key or return code no longer belongs to the account, or the account was deleted. */
  record LoginChanged() implements DisconnectReason {}

  /** An operator disconnected the user. */
  record Kicked() implements DisconnectReason {}

  record Banned(Ban ban) implements DisconnectReason {}
}
