package lethe.app.server;

import lethe.engine.core.Rejection;

/** The server's answer to someone who wants to go to a table. */
public sealed interface TableResult {
  /** Access is granted. */
  record Admitted(ServerTable table) implements TableResult {}

  record Refused(Rejection rejection) implements TableResult {}
}
