package lethe.app.server.table;

import lethe.app.server.base.ServerRefusal;
import lethe.engine.core.Rejection;

/** The result of a request to go to a table. */
public sealed interface TableResult {
  /** Access is granted. */
  record Admitted(ServerTable table) implements TableResult {}

  record Refused(Rejection rejection) implements TableResult {}

  /** Returns a rejection with a reason and its message arguments. */
  static TableResult refused(ServerRefusal reason, Object... facts) {
    return new Refused(Rejection.of(reason, facts));
  }
}
