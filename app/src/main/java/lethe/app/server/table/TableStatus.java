package lethe.app.server.table;

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
  BROKEN
}
