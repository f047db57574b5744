package lethe.app.house;

/** How far a table has come. */
public enum Standing {
  OPEN,
  RUNNING,
  ADJOURNED,
  FINISHED,
  /** Its journal is of a program newer than this one. */
  NEWER,
  /** This program cannot go on with it, but houses of another version can. */
  ELSEWHERE,
  /** Its journal cannot be read or written. */
  UNREADABLE
}
