package lethe.app.server.table;

/**
 * The status of a table. A table whose status is {@link #NEWER} or a later constant is unavailable:
 * this server lists it, but users cannot go there.
 */
public enum TableStatus {
  /** Its match has not been dealt. */
  OPEN,
  /** Its match is being played, or waits for absent players. */
  RUNNING,
  /** Its match was adjourned and has not been resumed, and no player is present. */
  ADJOURNED,
  /** Its match is over. */
  FINISHED,
  /** Its journal was written by a newer program. */
  NEWER,
  /** This server cannot continue it, but another server may be able to. */
  ELSEWHERE,
  /** Its match uses a version of the rules that this program does not support. */
  CLOSED,
  /** Its journal cannot be read, or a match with its options and players cannot be dealt. */
  UNREADABLE,
  /** Its deal is not the one bound by the hash that players were shown. */
  BROKEN
}
