package lethe.app.server;

/** A connection that counts against the limits. */
public interface PendingConnection {
  /** Closes the connection at once because of a limit. */
  void disconnect(Limit limit);
}
