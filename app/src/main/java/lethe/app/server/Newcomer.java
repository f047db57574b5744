package lethe.app.server;

/** A connection that counts against the limits. */
public interface Newcomer {
  /** Closes the connection at once because of a limit. */
  void cutOff(Limit limit);
}
