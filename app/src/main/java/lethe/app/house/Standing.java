package lethe.app.house;

/** How far a table has come. */
public enum Standing {
  OPEN,
  RUNNING,
  ADJOURNED,
  FINISHED,
  /** Its journal is of a program newer than this one. */
  NEWER,
  /** Its journal cannot be read or written. */
  UNREADABLE
}
