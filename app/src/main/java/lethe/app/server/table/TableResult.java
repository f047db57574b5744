package lethe.app.server.table;

import lethe.app.server.base.ServerRejectionCode;
import lethe.engine.core.Rejection;

/** The result of a request to go to a table. */
public sealed interface TableResult {
  /** Access is granted. */
  record Admitted(ServerTable table) implements TableResult {}

  record Rejected(Rejection rejection) implements TableResult {}

  /** Returns a rejection with a reason and its message arguments. */
  static TableResult rejected(ServerRejectionCode reason, Object... facts) {
    return new Rejected(Rejection.of(reason, facts));
  }
}
