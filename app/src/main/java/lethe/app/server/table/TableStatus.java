package lethe.app.server.table;

import lethe.app.server.base.ServerRefusal;
import lethe.engine.core.Rejection;

/** The status of a table. */
public enum TableStatus {
  OPEN,
  RUNNING,
  ADJOURNED,
  FINISHED,
  /** Its journal was written by a newer program. */
  NEWER,
  /** This program cannot continue it, but servers of another version can. */
  ELSEWHERE,
  /** Its match was played under other rules than this program's. */
  CLOSED,
  /** Its journal cannot be read or written. */
  UNREADABLE,
  /** Its deal is not the one bound by the hash that players were shown. */
  BROKEN;

  /** Returns the refusal for actions at a table with this status. */
  Rejection refusal(int number) {
    ServerRefusal reason =
        switch (this) {
          case NEWER -> ServerRefusal.NEWER_VERSION;
          case ELSEWHERE -> ServerRefusal.OTHER_VERSION;
          case CLOSED -> ServerRefusal.OTHER_RULES;
          case BROKEN -> ServerRefusal.BROKEN;
          default -> ServerRefusal.UNREADABLE;
        };
    return Rejection.of(reason, number);
  }
}
