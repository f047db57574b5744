package lethe.app.server;

import lethe.engine.core.Rejection;

/** The server's answer to someone who wants to go to a table. */
public sealed interface Answer {
  /** Access is granted. */
  record At(ServerTable table) implements Answer {}

  record Refused(Rejection why) implements Answer {}
}
