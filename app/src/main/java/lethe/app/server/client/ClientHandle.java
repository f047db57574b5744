package lethe.app.server.client;

import java.time.Duration;

/**
 * The server's handle on one connected user. Except for {@link #awaitClosed}, no method may block.
 */
public interface ClientHandle {
  /** Returns the id of the connection in the log; empty if it has none. */
  default String connectionId() {
    return "";
  }

  /** Shows a notification as soon as possible. */
  void deliver(Notification notification);

  /** Requests a redraw because the display may be out of date. */
  void wake();

  void disconnect(DisconnectReason reason);

  /**
   * Returns whether there was input since the last call. The first call may return true without
   * input.
   */
  boolean pollActivity();

  /** Returns whether the user sees a match or a review rather than the lobby. */
  boolean isShowingMatch();

  /** Returns whether the session has shown a page; one that only answers a command shows none. */
  boolean hasShownPages();

  /** Waits until the connection is closed, but no longer than the timeout. */
  void awaitClosed(Duration timeout);
}
